import { byKey, type Content } from '#knowledge/content/read-content'
import { likelihoodOf, priorOf } from '#knowledge/content/values'
import type { ConditionSource } from '#knowledge/schema/condition'
import type { CitedSource } from '#knowledge/schema/source'
import type { Claim, ClaimForm, ClaimGroup } from './claim.ts'

type Likelihood = ConditionSource['findings'][string]
type LocationEntry = ConditionSource['locations'][string]
type CareEntry = ConditionSource['tests'][number]
type Rule = Content['redFlags'][number]['value']

/** Everything that the condition claims, in the order a reviewer reads it: words, whom, how common, signs, rules, advice. */
export function claimsOf(condition: ConditionSource, content: Content): ClaimGroup[] {
  const sources = byKey(content.sources)
  const cited = (keys: readonly string[] = []) => keys.flatMap((key) => sources.get(key) ?? [])
  return [
    { heading: 'What it is', claims: wordsOf(condition, content, cited) },
    { heading: 'Whom it meets', claims: whomOf(condition) },
    { heading: 'How common it is', claims: placesOf(condition, content, cited) },
    { heading: 'Signs', claims: signsOf(condition, content, cited) },
    { heading: 'How urgent it is', claims: urgencyOf(condition, content, cited) },
    { heading: 'Advice', claims: [...linesOf(condition, 'self_care'), ...linesOf(condition, 'get_help')] },
    { heading: 'Tests and treatments', claims: careOf(condition, content, cited) },
    { heading: 'Self-tests', claims: selfTestsOf(condition, content, cited) },
    { heading: 'How it goes', claims: courseOf(condition, cited) },
  ].filter(({ claims }) => claims.length > 0)
}

type Cited = (keys?: readonly string[]) => CitedSource[]

function claim(
  id: string,
  label: string,
  value: string,
  form: ClaimForm | null,
  more: Partial<Pick<Claim, 'meaning' | 'sources' | 'removable'>> = {},
): Claim {
  return { id, label, value, form, sources: [], removable: false, ...more }
}

function wordsOf(condition: ConditionSource, content: Content, cited: Cited): Claim[] {
  const conditions = byKey(content.conditions)
  return [
    claim('name', 'Plain name', condition.name, 'text'),
    claim('medical_name', 'Medical name', condition.medical_name, 'text'),
    claim('codes/icd10', 'ICD-10', condition.codes.icd10, 'text'),
    claim('codes/icd11', 'ICD-11', condition.codes.icd11, 'text'),
    claim('description', 'Description', condition.description, 'text', { sources: cited(condition.sources) }),
    claim('neighbours', 'Often confused with', condition.neighbours.join(' '), 'keys', {
      meaning: condition.neighbours.map((key) => conditions.get(key)?.name ?? key).join('; '),
    }),
  ]
}

function whomOf({ age, sex, weight_kg: weight }: ConditionSource): Claim[] {
  return [
    claim('age', 'Usual age in years', `${age.min}-${age.max}`, 'ages'),
    claim('sex', 'Sex', sex, null, {
      meaning: sex === 'any' ? 'possible in both' : 'impossible in the other sex',
    }),
    claim('weight_kg', 'Usual weight in kg', `${weight.min}-${weight.max}`, null, {
      meaning: '0-400 when weight says nothing',
    }),
  ]
}

function placesOf({ locations, main_place: main }: ConditionSource, content: Content, cited: Cited): Claim[] {
  const names = byKey(content.locations)
  const places = Object.entries(locations).flatMap(([key, entry]) => {
    const name = names.get(key)?.name ?? key
    const { prior } = entry
    const sources = typeof prior === 'object' ? cited(prior.sources) : []
    const times = factorsOf(entry)
    return [
      claim(`locations/${key}/prior`, `Among people with pain at: ${name}`, writtenPrior(prior), 'prior', {
        meaning: `${priorOf(prior)} of 1000${typeof prior === 'string' ? ', judged' : ''}`,
        sources,
      }),
      ...(times ? [claim(`locations/${key}`, `By sex, age and weight at: ${name}`, times, null)] : []),
    ]
  })
  return main ? [...places, claim('main_place', 'Where most people with it hurt', main, 'text')] : places
}

function factorsOf({ sex_times, age_times, weight_times }: LocationEntry): string {
  return [
    ...Object.entries(sex_times ?? {}).map(([sex, times]) => `${sex} × ${times}`),
    ...(age_times ?? []).map(({ from, to, times }) => `${from} to ${to} years × ${times}`),
    ...(weight_times ?? []).map(({ from_kg, to_kg, times }) => `${from_kg} to ${to_kg} kg × ${times}`),
  ].join(', ')
}

function signsOf({ findings }: ConditionSource, content: Content, cited: Cited): Claim[] {
  const known = byKey(content.findings)
  return Object.entries(findings).map(([key, value]) => {
    const finding = known.get(key)
    const background = finding ? `, and ${inWords(finding.background)} of those with another cause` : ''
    const published = bandOf(value) ? ` (published: ${bandOf(value)!.map(ofHundred).join(' to ')})` : ''
    return claim(`findings/${key}`, finding?.present ?? key, writtenLikelihood(value), 'likelihood', {
      meaning: `${inWords(value)} of those who have it${published}${background}`,
      sources: typeof value === 'object' ? cited(value.sources) : [],
      removable: true,
    })
  })
}

function inWords(value: Likelihood): string {
  const judged = typeof value === 'string' || typeof value.p === 'string'
  return `${judged ? 'about ' : ''}${ofHundred(likelihoodOf(value))} of 100`
}

function ofHundred(p: number): number {
  return Math.round(1000 * p) / 10
}

function urgencyOf(condition: ConditionSource, content: Content, cited: Cited): Claim[] {
  const { danger } = condition
  const pointing = content.redFlags.filter(({ value }) => value.points_to?.includes(condition.key))
  const named = byKey(content.findings)
  return [
    claim('urgency', 'Usual level when it is the likeliest cause', condition.urgency, 'level'),
    claim('see', 'Whom to see, and when', condition.see, 'text'),
    ...(danger
      ? [
          claim(
            'danger',
            'Must not be missed',
            `${danger.level} from a probability of ${danger.threshold}`,
            null,
            danger.urgent_from === undefined ? {} : { meaning: `urgent from ${danger.urgent_from}` },
          ),
        ]
      : []),
    ...pointing.map(({ value: rule }) =>
      claim(`rule/${rule.key}`, `Danger sign: ${rule.title}`, rule.level, null, {
        meaning: `when ${conditionsOf(rule, (key) => named.get(key)?.label ?? key)}. ${rule.because}`,
        sources: cited(rule.sources),
      }),
    ),
  ]
}

/** What must hold for a rule, in words. */
function conditionsOf(
  { when, unless_told: unless, locations }: Rule,
  label: (key: string) => string,
): string {
  const list = (keys: readonly string[]) => keys.map((key) => `“${label(key)}”`).join(', ')
  const clauses = ({ all, any, at_least: atLeast }: NonNullable<Rule['unless_told']>) => [
    all && `all of ${list(all)}`,
    any && `one of ${list(any)}`,
    atLeast && `${atLeast.count} of ${list(atLeast.of)}`,
  ]
  return [
    ...clauses(when),
    unless && `unless they told ${clauses(unless).filter(Boolean).join(' and ')}`,
    when.sex,
    when.age && `aged ${when.age.min ?? 0} to ${when.age.max ?? 120}`,
    locations === 'all' ? 'at every place' : `at ${locations.join(', ')}`,
  ]
    .filter(Boolean)
    .join('; ')
}

function linesOf(condition: ConditionSource, field: 'self_care' | 'get_help'): Claim[] {
  const label = field === 'self_care' ? 'To do oneself' : 'When to get help sooner'
  const removable = condition[field].length > 1
  return condition[field].map((line, index) =>
    typeof line === 'string'
      ? claim(`${field}/${index}`, label, line, 'text', { removable })
      : // Its words alone: what it is tied to stays.
        claim(`${field}/${index}/say`, label, line.say, 'text', { removable: false }),
  )
}

function careOf({ tests, treatments }: ConditionSource, content: Content, cited: Cited): Claim[] {
  const known = byKey(content.care)
  const card = (field: 'tests' | 'treatments') => (use: CareEntry, index: number) => {
    const { care: key, note } = typeof use === 'string' ? { care: use, note: undefined } : use
    const care = known.get(key)
    return claim(
      `${field}/${index}`,
      field === 'tests' ? 'Test that often follows' : 'Treatment that often follows',
      [care?.name ?? key, note].filter(Boolean).join(': '),
      null,
      { sources: cited(care?.sources), removable: true },
    )
  }
  return [...tests.map(card('tests')), ...treatments.map(card('treatments'))]
}

function selfTestsOf({ self_tests: tests = {} }: ConditionSource, content: Content, cited: Cited): Claim[] {
  const known = byKey(content.selfTests)
  return Object.entries(tests).map(([key, expected]) =>
    claim(
      `self_tests/${key}`,
      `What it shows at the test: ${known.get(key)?.name ?? key}`,
      Object.entries(expected)
        .map(([question, answers]) => `${question}: ${expectedAnswer(answers)}`)
        .join('; '),
      null,
      {
        sources: Object.values(expected).flatMap((answers) =>
          typeof answers === 'object' && 'sources' in answers ? cited(answers.sources) : [],
        ),
        removable: Object.keys(tests).length > 1,
      },
    ),
  )
}

function expectedAnswer(answers: NonNullable<ConditionSource['self_tests']>[string][string]): string {
  if (typeof answers === 'string') return answers
  if (Array.isArray(answers)) return answers.join(' or ')
  if ('min' in answers) return `${answers.min} to ${answers.max}`
  return `${answers.any_of.join(' or ')} (${answers.p}; with another cause ${answers.background})`
}

function courseOf({ course }: ConditionSource, cited: Cited): Claim[] {
  return (course?.stages ?? []).map(({ when, what }, index) =>
    claim(`course/stages/${index}/what`, when, what, 'text', { sources: cited(course?.sources) }),
  )
}

function writtenLikelihood(value: Likelihood): string {
  if (typeof value === 'string') return value
  const band = bandOf(value)
  return `${value.p}${band ? ` in ${band.join('-')}` : ''} from ${value.sources.join(' ')}`
}

function bandOf(value: Likelihood): readonly [number, number] | undefined {
  return typeof value === 'object' && 'band' in value ? value.band : undefined
}

function writtenPrior(value: LocationEntry['prior']): string {
  return typeof value === 'string' ? value : `${value.per_1000} from ${value.sources.join(' ')}`
}
