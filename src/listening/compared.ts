import type { Span } from './past.ts'
import type { Turns } from './turns.ts'

/** After these it is told what is there, without a comma too: "told me to go in i have a fever". "Asked whether I had lost feeling in my foot" goes on with "my". */
const NEXT_TOLD =
  /[.,;!?\n]|\s[-–—]\s|\b(?:but|because|becoz|bcoz|cos|since|so i|and (?:i|my|now|it|its|it['’]s|i['’]m|i['’]ve|so|then))\b|(?<=\w\s)(?:i['’]?(?:m|ve)|i (?:have|am|can|can['’]?t|cannot|get|feel|keep|cant))\b/i

/** What stands between what is said and what is said before it. */
const PARTS = /[.,;:!?\n]|\b(?:and|but|n)\b/i

/** Makes the functions that find the parts of a text that tell of what is not so. */
export function readTurns(turns: Turns) {
  const all = (...names: (keyof Turns)[]) => names.map((name) => new RegExp(turns[name], 'gi'))
  const ruledOut = new RegExp(turns.ruledOut, 'gi')
  const alikes = all('likeAThing', 'unlike', 'asked', 'inCase', 'saidOfElse')
  const [feared, readOf] = all('feared', 'readOf') as [RegExp, RegExp]
  const [notSo, notMine] = all('notSo', 'notMine') as [RegExp, RegExp]
  const ends = new RegExp(turns.ends, 'i')
  const toldAgain = new RegExp(turns.toldAgain, 'i')
  /** From each match of an expression to where something else is said. */
  const upTo = (text: string, said: RegExp, end: RegExp, isWithin: boolean): Span[] =>
    [...text.matchAll(said)].map(({ index, 0: { length } }): Span => {
      const to = text.slice(index + length).search(end)
      return [isWithin ? index : index + length, to < 0 ? text.length : index + length + to]
    })
  return {
    /** What the pain is like, told by something that did not happen. */
    comparedIn: (text: string): Span[] => upTo(text, notSo, ends, true),
    /** What something looks or feels like, what is asked of, feared, read of, said of something else, or denied or ruled out right after. */
    supposedIn: (text: string): Span[] => [
      ...alikes.flatMap((said) =>
        [...text.matchAll(said)].map(({ index, 0: { length } }): Span => [index, index + length]),
      ),
      ...upTo(text, feared, toldAgain, false),
      ...upTo(text, readOf, NEXT_TOLD, false),
      ...[...text.matchAll(notMine)].map(({ index }): Span => [
        text.slice(0, index).search(/[^.;!?\n]*$/),
        index,
      ]),
      ...[...text.matchAll(ruledOut)].map(({ index, 0: { length } }): Span => [
        index - text.slice(0, index).split(PARTS).at(-1)!.length,
        index + length,
      ]),
    ],
  }
}
