import { expect, test } from 'vitest'
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
  ['short 1', 'tooShort'],
  ['😀😀😀😀', 'tooShort'],
  ['x7$ '.repeat(33), 'tooLong'],
  ['password1', 'common'],
  ['PassWord1', 'common'],
  ['iloveyou1', 'common'],
  ['ｐａｓｓｗｏｒｄ１', 'common'],
  ['P@$$w0rd', 'common'],
  ['Admin@123', 'common'],
  ['india@123', 'common'],
  ['!Welcome2026', 'common'],
  ['@dm1n12345', 'common'],
  ['Pass@1234', 'common'],
  ['cr1ck3t#1', 'common'],
  ['123456789krishna', 'common'],
  ['bbbbbbbbbb', 'pattern'],
  ['xyxyxyxyx', 'pattern'],
  ['mnopqrstu', 'pattern'],
  ['zyxwvuts', 'pattern'],
  ['Painpoint1', 'personal'],
  ['ada.lovelace@example.com', 'personal'],
  ['Lovelace99', 'personal'],
  ['14155552671', 'personal'],
])('%s is refused: %s', (password, problem) => {
  expect(findPasswordProblem(password, ada)).toBe(problem)
})
