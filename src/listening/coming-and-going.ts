import type { Turns } from './turns.ts'
import { around } from './sentence.ts'

export const COMES_AND_GOES = 'course_comes_and_goes'

/** Makes the function that says whether a part of a text tells of something else than the trouble: "the fever comes and goes". */
export function readOtherSigns({ trouble, otherSign }: Pick<Turns, 'trouble' | 'otherSign'>) {
  const [ofTrouble, ofOther] = [new RegExp(trouble, 'i'), new RegExp(otherSign, 'i')]
  return (text: string, from: number, to: number): boolean => {
    const { before } = around(text, from, to)
    const part = before.split(/,| and | but /).at(-1)! + text.slice(from, to)
    return ofOther.test(part) && !ofTrouble.test(part)
  }
}
