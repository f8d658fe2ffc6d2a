import type {
  BundleCondition,
  BundleSelfTest,
  LocationBundle,
  LocationSummary,
} from '#knowledge/bundle/bundle'
import type { Lexicon } from '#listening'
import { turns } from '#listening/turns'

/** A small world to test with: two places that are covered, one that isn't, one cause known at both. */

const summary = (id: number, key: string, name: string, covered: boolean): LocationSummary => ({
  id,
  key,
  name,
  anatomical: `${name} region`,
  group: 'Back and legs',
  includes: `Everything around the ${name.toLowerCase()}`,
  covered,
})

const lowBack = summary(1, 'low_back', 'Low back', true)
const knee = summary(2, 'knee', 'Knee', true)
const jaw = summary(3, 'jaw', 'Jaw', false)

const strain: BundleCondition = {
  key: 'muscle_strain',
  name: 'Pulled muscle',
  medicalName: 'Muscle strain',
  codes: { icd10: 'S39.0', icd11: 'NB92' },
  description: 'Some fibres of a muscle are torn. They mend by themselves.',
  age: { min: 15, max: 70 },
  sex: 'any',
  weightKg: { min: 0, max: 400 },
  prior: { per1000: 300, sexTimes: {}, ageTimes: [], weightTimes: [] },
  likelihoods: { after_lifting: 0.6, leg_pain: 0.05 },
  urgency: 'self_care',
  see: 'Nobody, unless it lasts longer than six weeks',
  tests: [],
  treatments: [{ care: 'physiotherapy' }],
  selfCare: ['Keep moving'],
  getHelp: [{ say: 'It gets worse day by day' }],
  neighbours: ['disc_herniation'],
  sources: ['guideline-2020'],
  written: '2025-11-21',
  selfTests: {},
}

const herniation: BundleCondition = {
  ...strain,
  key: 'disc_herniation',
  name: 'Slipped disc',
  medicalName: 'Lumbar disc herniation, with sciatica',
  codes: { icd10: 'M51.2', icd11: 'FA80.2' },
  sex: 'any',
  weightKg: { min: 60, max: 400 },
  prior: { ...strain.prior, per1000: 40 },
  likelihoods: { leg_pain: 0.9, numb_saddle: 0.02 },
  urgency: 'routine',
  selfTests: {
    straight_leg_raise: {
      leg_pain_on_raise: { agrees: ['yes'], p: 0.9, background: 0.7 },
      angle: { agrees: { min: 20, max: 70 }, p: 0.75, background: 0.25 },
    },
  },
}

const straightLegRaise: BundleSelfTest = {
  key: 'straight_leg_raise',
  id: 1,
  weight: 2,
  name: 'Straight leg raise',
  purpose: 'Shows whether a nerve in the back is pressed',
  minutes: 2,
  needs: [],
  instructions: ['Lie on your back', 'Raise one straight leg slowly'],
  stopIf: ['The pain shoots down your leg'],
  notIf: { any: ['numb_saddle'], say: ['Anyone with numbness between the legs'] },
  questions: [
    {
      key: 'leg_pain_on_raise',
      question: 'Did raising the leg bring on the pain in your leg?',
      negative: ['no'],
      options: [
        { key: 'yes', label: 'Yes' },
        { key: 'no', label: 'No' },
      ],
    },
    {
      key: 'angle',
      question: 'How high was the leg then?',
      negative: ['high'],
      options: [
        { key: 'low', label: 'Under half way', range: { min: 0, max: 45, unit: 'degrees' } },
        { key: 'high', label: 'Nearly upright', range: { min: 75, max: 90, unit: 'degrees' } },
      ],
    },
  ],
  meaning: 'Pain that shoots down the leg speaks for a pressed nerve.',
  evidence: { strength: 'moderate', note: 'Alone at home it is less exact', sources: ['guideline-2020'] },
  film: {
    webm: '/films/straight_leg_raise.webm',
    mp4: '/films/slr.mp4',
    poster: '/films/slr.webp',
    captions: null,
  },
}

const lowBackBundle: LocationBundle = {
  version: 'low-back-v1',
  location: { ...lowBack, screen: ['saddle'], opening: ['spread'] },
  findings: [
    {
      key: 'after_lifting',
      background: 0.2,
      label: 'It began when I lifted something',
      present: 'It began with lifting',
    },
    { key: 'leg_pain', background: 0.2, label: 'It goes down my leg', present: 'It goes down your leg' },
    {
      key: 'numb_saddle',
      background: 0.001,
      label: 'I am numb between my legs',
      present: 'You are numb there',
    },
  ],
  steps: [
    {
      key: 'start',
      id: 3,
      kind: 'yes_no',
      options: ['after_lifting'],
      dependsOnAny: ['leg_pain'],
      question: 'Did it begin with lifting?',
      why: 'Lifting can strain a muscle.',
      askIf: { sex: 'female', age: { min: 16 } },
    },
    {
      key: 'spread',
      id: 2,
      kind: 'yes_no',
      options: ['leg_pain'],
      dependsOnAny: [],
      question: 'Does it go down your leg?',
      why: 'A pressed nerve does that.',
      hint: 'Below the knee',
    },
    {
      key: 'saddle',
      id: 1,
      kind: 'yes_no',
      options: ['numb_saddle'],
      dependsOnAny: [],
      question: 'Are you numb between your legs?',
      why: 'It can mean an emergency.',
    },
  ],
  conditions: [herniation, strain],
  redFlags: [
    {
      key: 'cauda_equina',
      level: 'emergency',
      when: { any: ['numb_saddle'] },
      title: 'Nerves in trouble',
      do: 'Call now',
      where: 'Emergency department',
      howFast: 'Now',
      because: 'Nerves can be lost',
      pointsTo: [],
      sources: ['guideline-2020'],
    },
  ],
  selfTests: [straightLegRaise],
  care: [
    {
      key: 'physiotherapy',
      kind: 'treatment',
      category: 'therapy',
      name: 'Physiotherapy',
      what: 'Exercise',
      shows: 'It helps',
      expect: 'Six visits',
    },
  ],
  sources: [
    {
      key: 'guideline-2020',
      title: 'Low back pain',
      publisher: 'A guideline body',
      year: 2020,
      kind: 'guideline',
      url: 'https://example.org/low-back',
    },
  ],
}

const kneeBundle: LocationBundle = {
  ...lowBackBundle,
  version: 'knee-v1',
  location: { ...knee, screen: [], opening: [] },
  conditions: [strain],
  selfTests: [],
}

export const fixtureLocations = [lowBack, knee, jaw]
export const fixtureBundles = { low_back: lowBackBundle, knee: kneeBundle }

export const fixtureLexicon: Lexicon = {
  same: [],
  phrases: { leg_pain: 'leg hurt' },
  ofLife: '',
  // Each turn of speech is looked for by an expression that nothing matches.
  turns: Object.fromEntries(Object.keys(turns).map((key) => [key, '(?!)'])) as Lexicon['turns'],
  likened: '',
  unless: {},
  otherSenses: {},
  yieldsTo: {},
  proper: '',
  dangers: [],
  places: [],
}
