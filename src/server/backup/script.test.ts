import { expect, test } from 'vitest'
import { BackupError } from './backup-error.ts'
import { headLine, readHead } from './script.ts'

const head = { version: '0.2.0', madeAt: '2026-11-28T15:00:00.000Z', migrations: 12 }

test('the first line says what a backup is', () => {
  expect(readHead(headLine(head))).toMatchObject(head)
})

test('a file whose version would write into the terminal is no backup', () => {
  for (const version of ['\u001b[2JRestored', '1.0\nRestored', ''])
    expect(() => readHead(headLine({ ...head, version }))).toThrow(BackupError)
})
