import { writtenOut } from './short-forms.ts'
import { stem } from './stem.ts'

/** A word of the text as it was read. */
export interface Token {
  /** In small letters; `not` for every word that denies. */
  word: string
  stem: string
  /** "Can't", which says that it is not possible. */
  isCannot: boolean
  /** What denies, in its own form as well, without an apostrophe: "=never" of a phrase is not every denial. */
  ownForm: readonly string[]
  /** Where it stands in the text: from, to. */
  start: number
  end: number
}

/** What every denying word is read as. */
export const NOT = 'not'

const DENYING: ReadonlySet<string> = new Set(
  (
    'no non not never without none nor neither cannot unable hardly barely isnt arent wasnt werent dont doesnt didnt cant ' +
    'couldnt wont wouldnt hasnt havent hadnt shouldnt aint nothing nobody denies denied deny lacks lacking ' +
    // As they are misspelt.
    'cnt cannt carnt cudnt couldent dnt dosnt dosent doesent doesnot dident didint havnt hasent hadent isent wasent wernt'
  ).split(' '),
)

const CANNOT: ReadonlySet<string> = new Set(
  'cannot cant couldnt unable cnt cannt carnt cudnt couldent'.split(' '),
)

/** "I can hardly bend it": no more possible than what one cannot do. */
const SCARCELY: ReadonlySet<string> = new Set(['hardly', 'barely', 'not', 'no'])

const ABLE_BEFORE = /\b(?:can|could)\s+$/i
/** "Dont no" is how "don't know" is typed. */
const KNOWS_NOT = /\b(?:do(?:es)? ?n['’]?t|do not|didn['’]?t)\s+$/i
/** Looking back over a whole book for each "not" in it takes longer than reading the book. */
const LONGEST_ABLE = 24

/** Turns of speech whose words mean something else alone. */
const SAYS_NOTHING =
  /\b(?:not|isn['’]?t) (?:only|just|to mention)\b|\bno (?:doubt|wonder|longer than|matter)\b|\b(?:a|the|little|every|quite a) bit\b|\b(?:maybe|perhaps|possibly|may ?be)\b(?=\s+(?:\d|an?\b|one\b|two\b|three\b|four\b|five\b|six\b|ten\b|once\b|twice\b|half\b|about\b|every\b|since\b|for\b))|\bas far back as\b|\bback (?:then|home|to (?:work|bed|school|normal|sleep))\b|\bsecond\b(?= (?:son|daughter|child|baby|boy|girl|pregnancy|husband|wife|job|floor)\b)|\bout of bed\b(?= (?:on|and|this|today|yesterday))|(?<=\bcome )and(?= go\b)|\bfaint\b(?= (?:\w+ )?(?:whistl\w*|nois\w*|sounds?|hum\w*|buzz\w*|murmurs?|smell|taste|traces?|lines?|rash|red\w*|pink\w*|marks?|spots|light|glow|bruis\w*|ache|pain|twinge|tingl\w*|hiss\w*))|\bcigarettes?\b(?= (?:burns?|papers?|ends?|lighter))/gi

/**
 * "Didn't feel dizzy" denies a feeling, "can't feel my foot" that there is any: after these words something is touched, not felt like.
 */
const FEELS_LIKE =
  /(?<=(?:\b(?:do|does|did|was|is|are|am|have|has)(?: ?n['’]?t| not)|\bnot|\bnever)\s)(?:feel(?:s|ing)?|felt)\b(?=\s(?!(?:so|my|his|her|your|the|its?|them|this|that|those|these|anything|a thing|much|as much|any(?! (?:pain|better|worse|different|other))|half|both|one|part|parts|touch|heat|(?:hot|cold) (?:or|and|nor|from) (?:hot|cold)|when|if|in|on|below|under|down|from|where|feet|foot|toes?|legs?|hands?|fingers?|arms?|properly)\b)\w)/gi

/** "Sick of waiting", "off sick", "cannot see a doctor until Monday", "the dentist can't see me till then", "can't see any lump": something is said, but no sickness or bad sight. */
const TURNS_OF_SPEECH =
  /\b(?:sick|tired)(?: and tired)?(?: to (?:death|the back teeth))? of\b|\b(?:off|in|been signed off|signed off|called in) sick\b(?! (?:with|again|and|after|every))|\bsick (?:leave|note|pay|day)\b|\b(?:see|saw|seen|seeing)\b(?= (?:(?:a|an|my|the|any|another|some|her|his|our) )?(?:\w+ )?(?:doctors?|docs?|gp|physio\w*|specialist|consultant|nurse|dentist|optician|surgeon)\b)|\b(?:see|fit)\b(?= (?:me|us|him|her|them)(?: in)? (?:until|till|til|before|this|next|for (?:a|another|two|three|\d)|on|in|at the|today|tomorrow)\b)|\b(?:see|saw)\b(?= (?:any\b|a reason|why|how|if|(?:anything|nothing) (?:there|on|in|wrong)))/gi

/** Every word of a text, in small letters and with what denies made one. */
export function tokensOf(text: string): Token[] {
  const spoken = text.replace(TURNS_OF_SPEECH, (said) => said.replaceAll(/\p{L}/gu, 'x'))
  const masked = [SAYS_NOTHING, FEELS_LIKE].reduce(
    (rest, words) => rest.replace(words, (said) => ' '.repeat(said.length)),
    spoken,
  )
  return [...masked.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)].map((found) => {
    const start = found.index
    const written = writtenOut(found[0].toLowerCase().replaceAll('’', "'"))
    const isKnow = written === 'no' && KNOWS_NOT.test(masked.slice(Math.max(0, start - LONGEST_ABLE), start))
    const word = isKnow ? 'know' : written
    const plain = word.replaceAll("'", '')
    const denies = word.endsWith("n't") || DENYING.has(plain)
    return {
      word: denies ? NOT : word,
      stem: denies ? NOT : stem(word),
      ownForm: denies ? [`=${plain}`] : [],
      isCannot:
        CANNOT.has(plain) ||
        (SCARCELY.has(plain) && ABLE_BEFORE.test(masked.slice(Math.max(0, start - LONGEST_ABLE), start))),
      start,
      end: start + found[0].length,
    }
  })
}
