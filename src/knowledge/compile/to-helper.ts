import { ofThem } from '../bundle/they.ts'
import { onceEach } from './once-each.ts'

/** Sentences to the one in pain that are to be done with them, or by whoever reads. */
const DONE_WITH_THEM: readonly (readonly [RegExp, string])[] = [
  [/\b(do not|don't) drive yourself\b/gi, '$1 let them drive'],
  [/\bor drive yourself\b/gi, 'or let them drive'],
  [/\b(do not|don't) exert yourself\b/gi, '$1 let them exert themselves'],
  [/\b(do not|don't) test yourself\b/gi, '$1 test them'],
  [/\b(have|protect|tell) yourself\b/gi, '$1 them'],
  [/\bhow far on you are\b/gi, 'how far on they are'],
  [/\bafter it yourself\b/gi, 'after it at home'],
  [/\bby yourself\b/gi, 'without asking'],
]

/** Where nothing before it in the sentence speaks of the person, it is the reader who does something. */
const READERS_OWN = /(?<=^|[.?!:]\s)((?:(?!\b(?:you|unlike|think)\b)[^.?!:])*)\byourself\b/gi

/** All of it: what is said of somebody else, and what the reader is to do. */
export const saidOfThem = onceEach((text) =>
  ofThem(text, (words, hold) =>
    DONE_WITH_THEM.reduce((said, [from, to]) => said.replaceAll(from, to), words).replaceAll(
      READERS_OWN,
      (_, before: string) => `${before}${hold('yourself')}`,
    ),
  ),
)

/** What the one in pain does, or must not do, is for whoever helps to see to; what is done with a hand, a helper can do. */
const SEEN_TO: readonly (readonly [RegExp, string])[] = [
  [/(?<=^|\. )Do not eat or drink(?=\.)/g, 'Give them nothing to eat or drink'],
  [/(?<=^|\. )Take no(?=thing by| (?:aspirin|anti|laxative|more))/g, 'Give them no'],
  [/(?<=Give them .* on )their own/g, 'your own'],
  [/(?<=^|\. )Do not stay alone/g, 'Do not leave them alone'],
  [
    /(?<=^|[.,] |and )(D)o not (blow|dive|get up|lie|lift|kneel|put weight|sleep|stand|stretch|try to stand|walk)\b/gi,
    '$1o not let them $2',
  ],
  [/(?<=^|\. )(?:Keep|Stay) (still|off)\b/g, 'Keep them $1'],
]
const DONE_BY_THEM =
  /(?<=^|\. )(?:Avoid|Do no|Drink|Eat|Lie|Lift|Put (?:no|as little) weight|Rest|Sit(?! down and go)|Sleep|Stop walking|Walk|Wear no)\b/g

/** Advice at a danger sign, said to whoever helps: "Sit down and rest." becomes "Let them sit down and rest." */
export const toHelper = onceEach((advice) =>
  SEEN_TO.reduce((words, [from, to]) => words.replaceAll(from, to), saidOfThem(advice)).replaceAll(
    DONE_BY_THEM,
    (done) => `Let them ${done.toLowerCase()}`,
  ),
)
