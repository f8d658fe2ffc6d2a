import { expect, test } from 'vitest'
import { PASSWORD_MESSAGES } from './messages.ts'
import { findPasswordProblem } from './password-rule.ts'

const ada = ['ada.lovelace@example.com', '+14155552671', 'Ada Lovelace']

test.each([
  'correct horse',
  'lovelace wrote programs',
  'purple walrus drinks tea',
  'a fine day for walking',
  'krishna 48 lotus',
  'Vq7#mT2x',
  'k9$Rw!z4pe',
  'ünïcødé wörds',
  'пароль из слов',
  '8 mixed!',
  'x'.repeat(3).concat('y7Q$m'),
  'long sentence '.repeat(10).slice(0, 128),
  'aaaaaaaaB7',
])('%s is taken', (password) => {
  expect(findPasswordProblem(password, ada)).toBeNull()
})

test.each([
  ['short 1', PASSWORD_MESSAGES.tooShort],
  ['😀😀😀😀', PASSWORD_MESSAGES.tooShort],
  ['x7$ '.repeat(33), PASSWORD_MESSAGES.tooLong],
  ['password1', PASSWORD_MESSAGES.common],
  ['PassWord1', PASSWORD_MESSAGES.common],
  ['iloveyou1', PASSWORD_MESSAGES.common],
  ['ｐａｓｓｗｏｒｄ１', PASSWORD_MESSAGES.common],
  ['P@$$w0rd', PASSWORD_MESSAGES.common],
  ['Admin@123', PASSWORD_MESSAGES.common],
  ['india@123', PASSWORD_MESSAGES.common],
  ['!Welcome2026', PASSWORD_MESSAGES.common],
  ['@dm1n12345', PASSWORD_MESSAGES.common],
  ['Pass@1234', PASSWORD_MESSAGES.common],
  ['cr1ck3t#1', PASSWORD_MESSAGES.common],
  ['123456789krishna', PASSWORD_MESSAGES.common],
  ['bbbbbbbbbb', PASSWORD_MESSAGES.pattern],
  ['xyxyxyxyx', PASSWORD_MESSAGES.pattern],
  ['mnopqrstu', PASSWORD_MESSAGES.pattern],
  ['zyxwvuts', PASSWORD_MESSAGES.pattern],
  ['Painpoint1', PASSWORD_MESSAGES.personal],
  ['ada.lovelace@example.com', PASSWORD_MESSAGES.personal],
  ['Lovelace99', PASSWORD_MESSAGES.personal],
  ['14155552671', PASSWORD_MESSAGES.personal],
])('%s is refused: %s', (password, problem) => {
  expect(findPasswordProblem(password, ada)).toBe(problem)
})
