import { around } from './sentence.ts'

export const COMES_AND_GOES = 'course_comes_and_goes'

const PAIN =
  /\b(?:pain\w*|ach\w+|hurt\w*|sore\w*|cramp\w*|throb\w*|it|this|headache\w*|migraine\w*|attacks?|trouble|problem)\b/i

const OTHER_SIGN =
  /\b(?:fever\w*|temperature|temp|chills?|shiver\w*|nausea\w*|sick\w*|vomit\w*|numb\w*|tingl\w*|pins|ringing|tinnitus|buzzing|dizz\w*|gidd\w*|rash\w*|spots|itch\w*|cough\w*|weak\w*|blur\w*|vision|sight|diarrhoea|motions|constipation|palpitations|breath\w*|sweats?|tired\w*|anxiety|mood)\b/i

/** "The fever comes and goes": of something else than the trouble. */
export function isOfAnotherSign(text: string, from: number, to: number): boolean {
  const { before } = around(text, from, to)
  const part = before.split(/,| and | but /).at(-1)! + text.slice(from, to)
  return OTHER_SIGN.test(part) && !PAIN.test(part)
}
