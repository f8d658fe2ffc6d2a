import { createListener, createPhraseWriter, type FindingHere, type Lexicon } from '../index.ts'
import { turns } from '../turns.ts'

const { same, write } = createPhraseWriter([
  { means: 'hurt', words: ['pain', 'sore', 'ache', 'worse'] },
  { means: 'worse', words: ['brings on', 'sets off'] },
  { means: 'ease', words: ['better', 'help', 'relieve'] },
  { means: 'relative', words: ['mother', 'father', 'brother'] },
  { means: 'child', words: ['son', 'daughter', 'girl'] },
  { means: 'unsure', words: ['maybe', 'might', 'not sure', 'could be'] },
  { means: 'vomit', words: ['throw up', 'been sick', 'was sick', 'sick'] },
  { means: 'numb', words: ['numbness', 'not feel'] },
  { means: 'burn', words: ['burning', 'burns'] },
  { means: 'weak', words: ['weakness'] },
  { means: 'fever', words: ['feverish'] },
])

const lexicon: Lexicon = {
  same,
  phrases: {
    fever: write(['fever', 'high temperature'], ['temperature normal']),
    vomiting: write(['vomit']),
    worse_bending: write(['hurts bend']),
    worse_walking: write(['hurts walk']),
    cannot_lift: write(['can not lift leg', 'can not lift knee']),
    light: write(['light hurts'], ['light =not hurt']),
    swollen: write(['knee swollen', 'hot (knee)']),
    family_clot: write(['relative blood clot']),
    duration_under_day: '',
    duration_days: '',
    duration_weeks: '',
    duration_over_3_months: '',
    strength_severe: write(['=agony']),
    strength_mild: '',
    sudden: write(['came suddenly']),
    slow: write(['came slowly']),
    knock: write(['=knocked =it']),
    kick: write(['kicked leg']),
    pale: write(['toes white']),
    bitten: write(['dog bite', 'bite swollen']),
    black_stool: write(['black stool'], ['stool normal']),
    course_comes_and_goes: write(['=comes =goes']),
    keeps_nothing: write(['can not keep vomit']),
    pain_never_eases: write(['never stops']),
    numb: write(['foot numb']),
    weak: write(['foot weak']),
    blind: write(['not see']),
    birth: write(['gave birth']),
    burning: write(['burn']),
  },
  ofLife: 'family_clot',
  likened: 'kick',
  unless: { pale: write(['in the cold']) },
  otherSenses: { worse_walking: write(['walk dog']), breathless: write(['not =breathe =for hurt']) },
  yieldsTo: { light: 'blind' },
  proper: 'fewer',
  turns,
  places: [
    { key: 'belly', name: 'belly', phrases: write(['belly hurt', '=belly =too']), near: ['groin'] },
    { key: 'knee', name: 'knee', phrases: write(['knee hurt']), near: [] },
  ],
  dangers: [
    {
      key: 'breath',
      phrases: write(['can not breathe']),
      findings: ['breathless'],
      hear: ['black_stool'],
      say: { title: 'You wrote that it is hard to breathe', text: 'Call now.', call: true },
    },
  ],
}

const STEPS: Record<string, string> = {
  duration: 'duration',
  strength: 'strength',
  sudden: 'onset',
  slow: 'onset',
}
/** What is asked where it hurts, in tests of how a text is understood. */
export const here: FindingHere[] = Object.keys(lexicon.phrases).map((key) => {
  const step = STEPS[key.split('_')[0]!]
  return { key, step: step ?? key, isOneOf: step !== undefined }
})

/** Listens by a lexicon that is small enough to be read beside the tests. */
export const listener = createListener(lexicon)
/** What a text tells, of a sore knee. */
export const heard = (text: string, about?: 'me' | 'child' | 'other') =>
  listener
    .understand(text, here, { about, parts: ['knee'] })
    .mentions.map(({ finding, holds }) => (holds ? finding : `not ${finding}`))
