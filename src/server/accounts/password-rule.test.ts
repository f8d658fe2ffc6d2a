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
])('%s is taken', (password) => {
  expect(findPasswordProblem(password, ada)).toBeNull()
})

test.each([
  'my dog sleeps on the red sofa',
  'never never never give up',
  'row row row your boat gently',
  'understudy liberty poverty',
  'first student defines canopy',
  'meri dadi ki laal chhatri',
  'kal subah chai aur samosa',
  'mera bhai 4 roti khata hai',
  'do re mi fa so la ti do',
  'seven green bottles 1987',
  'banana mississippi boat',
  'Property-Power-Answer',
  'blue/lamp/over/table',
  'train leaves at 07:45',
  'grandma was born in 1934',
  'wo ghar jahan aam ka ped hai',
  'मेरी दादी की लाल छतरी',
  'চায়ের কাপে ঝড় উঠেছে',
  '雨が降る日は本を読む',
  'Hjälp min katt är hungrig',
  'tea4two&two4tea',
  'sunflower-tractor',
  'power cut 7!',
  'R2d2 and C3po fly home',
])('the honest passphrase %s is taken', (password) => {
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
  ['1234567890123', 'common'],
  ['india@1234567', 'common'],
  ['india@123'.repeat(5), 'common'],
  ['qwertyqwerty12', 'common'],
  ['abcabcabcabc', 'pattern'],
  ['11112222333344', 'pattern'],
  ['abcdefgh1', 'pattern'],
  ['aaaaaaaaB7', 'pattern'],
  ['zxcv.zxcv.zxcv', 'pattern'],
  ['19871987198719', 'pattern'],
  ['lkjhgfdsa!', 'pattern'],
  ['haha haha haha', 'pattern'],
  ['कखगघङकखगघङ', 'pattern'],
  ['Lovelace12345678', 'personal'],
  ['Painpoint1', 'personal'],
  ['ada.lovelace@example.com', 'personal'],
  ['Lovelace99', 'personal'],
  ['14155552671', 'personal'],
])('%s is refused: %s', (password, problem) => {
  expect(findPasswordProblem(password, ada)).toBe(problem)
})
