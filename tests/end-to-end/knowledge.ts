import type { Key, StepAnswer } from '#engine'
import type { BundleStep, LocationBundle, LocationSummary } from '#knowledge/bundle/bundle'
import { interviewMessages } from '#web/features/interview/messages.ts'
import { knowledgeAddress } from '#web/language/language.ts'
import { siteUnderTest } from '../site-under-test.ts'
import type { Patient } from './patients.ts'

const fetched = new Map<string, Promise<unknown>>()

function fetchOnce(path: string): Promise<unknown> {
  const pending = fetched.get(path) ?? fetch(`${siteUnderTest()}${path}`).then((response) => response.json())
  fetched.set(path, pending)
  return pending
}

/** What the site under test knows about a place. */
export async function bundleOf(place: Key): Promise<LocationBundle> {
  return (await fetchOnce(knowledgeAddress(place))) as LocationBundle
}

/** Every place on the body. */
export async function allPlaces(): Promise<LocationSummary[]> {
  return (await fetchOnce('/knowledge/locations.json')) as LocationSummary[]
}

/** A place as its pages name it. */
export async function placeOf(key: Key): Promise<LocationBundle['location']> {
  return (await bundleOf(key)).location
}

/** How this patient answers a step: findings not named are absent; a single choice that doesn't fit is "not sure". */
export function answerTo(step: BundleStep, patient: Pick<Patient, 'findings'>): StepAnswer {
  const chosen = step.options.filter((option) => patient.findings.includes(option))
  return step.kind === 'single' && chosen.length !== 1 ? 'not_sure' : chosen
}

/** The words on the page for an answer. */
export function wordsFor(answer: StepAnswer, step: BundleStep, bundle: LocationBundle): string[] {
  if (answer === 'not_sure') return [interviewMessages.notSure]
  if (answer.length === 0) return [step.kind === 'yes_no' ? interviewMessages.no : interviewMessages.none]
  const label = (key: Key) => bundle.findings.find((finding) => finding.key === key)!.label
  return answer.map((key) => (key === 'not_sure' ? interviewMessages.notSureOthers : label(key)))
}

/** @throws when the patient has a finding or self-test answer that the place no longer knows. */
export function refuseUnknown(patient: Patient, bundle: LocationBundle): void {
  const findings = new Set(bundle.steps.flatMap(({ options }) => options))
  const questions = new Set(bundle.selfTests.flatMap((test) => test.questions.map(({ key }) => key)))
  const unknown = [
    ...patient.findings.filter((finding) => !findings.has(finding)),
    ...Object.keys(patient.selfTests).filter((question) => !questions.has(question)),
  ]
  if (unknown.length > 0)
    throw new Error(`${patient.called}: not known at ${patient.place}: ${unknown.join(', ')}`)
}
