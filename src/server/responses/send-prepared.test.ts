import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test, vi } from 'vitest'
import { prepareResponse } from './prepared-response.ts'
import { createSendPrepared } from './send-prepared.ts'

test('what is held compressed is unpacked for who takes it, and not for who asks for the head alone', () => {
  const identity = vi.fn<() => Buffer>(() => Buffer.from('plain'))
  const gzip = Buffer.from('packed')
  const headers = { 'content-type': 'text/plain', 'cache-control': 'no-cache' }
  const response = prepareResponse({ identity, length: 5, gzip, br: undefined }, headers)
  const send = createSendPrepared(
    () => ({}),
    () => {},
  )
  const ask = (method: string) => {
    const raw = {
      writeHead: vi.fn<(...head: unknown[]) => void>(),
      end: vi.fn<(...body: Buffer[]) => void>(),
    }
    const reply = { hijack: () => {}, raw } as unknown as FastifyReply
    send({ method, headers: {} } as FastifyRequest, reply, response)
    expect(raw.writeHead.mock.calls[0]).toMatchObject([200, expect.arrayContaining(['content-length', '5'])])
    return raw.end.mock.calls
  }
  identity.mockClear()
  expect([ask('HEAD'), identity.mock.calls.length]).toEqual([[[]], 0])
  expect([ask('GET'), identity.mock.calls.length]).toEqual([[[Buffer.from('plain')]], 1])
})
