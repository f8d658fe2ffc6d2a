import { renderToStaticMarkup } from 'react-dom/server'
import type { Observation, QuestionnaireResponseItem } from '@medplum/fhirtypes'
import { describe, expect, test } from 'vitest'
import { AGE_BANDS, type Key } from '#engine'
import { personIn, playVignette } from '#evaluation/play-vignette'
import { modelOf, readBundles } from '#evaluation/read-bundles'
import { projectVignettes } from '#evaluation/vignette'
import { resultOf } from '#terminal/result'
import { factsOf } from '#web/domain/assessment/facts.ts'
import { ageBandNamed } from '#web/domain/consultation/age-bands.ts'
import { EMPTY_CONSULTATION, withStated, type Consultation } from '#web/domain/consultation/consultation.ts'
import { sessionOf, type Session } from '#web/domain/consultation/session.ts'
import { ofThem } from '#knowledge/bundle/they'
import { readKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { EvidenceList } from '#web/features/result/evidence-list.tsx'
import { DoctorSheet } from './doctor-sheet.tsx'
import { consultationBundle } from './fhir/consultation-bundle.ts'
import {
  findingsIn,
  ofThePatient,
  unsupportedStatements,
  unsupportedDenials,
} from './testing/unsupported-statements.ts'

const bundles = new Map(readBundles().map((bundle) => [bundle.location.key, bundle]))
const vignettes = projectVignettes()
const knowledgeAt = new Map([...bundles].map(([key, bundle]) => [key, readKnowledge(bundle, key)]))
const models = new Map([...bundles].map(([key, bundle]) => [key, modelOf(bundle)]))

function sessionOfVignette(vignette: (typeof vignettes)[number]): Session {
  const { answers } = playVignette(models.get(vignette.location)!, vignette).assessment
  const person = personIn(vignette)
  const band = AGE_BANDS.find(({ range }) => range.min === person.age.min)!
  const consultation: Consultation = {
    ...EMPTY_CONSULTATION,
    painLocation: { id: bundles.get(vignette.location)!.location.id, key: vignette.location },
    sex: vignette.sex,
    weightKg: vignette.weight_kg ?? null,
    ageBand: ageBandNamed(band.key)!.key,
    steps: Object.entries(answers),
  }
  return sessionOf(knowledgeAt.get(vignette.location)!, consultation, person)
}

const textOf = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

function sheetText(session: Session): string {
  return textOf(renderToStaticMarkup(<DoctorSheet facts={factsOf(session)} now={new Date('2026-11-25')} />))
}

/** What the explanations of the shown causes print, a piece of text a line. */
function explanationText({ assessment, knowledge }: Session): string {
  const lists = assessment.ranking.shown.flatMap(({ condition }) => {
    const sides = assessment.evidenceBySide(condition)
    return (['for', 'against'] as const).map((tone) =>
      renderToStaticMarkup(
        <EvidenceList heading="" nothing="" tone={tone} evidence={sides[tone]} knowledge={knowledge} />,
      ),
    )
  })
  return textOf(lists.join('\n'))
}

/** What the response to the questionnaire says of findings: those that are there, and of yes-or-no questions those that are not. */
function answeredIn(items: readonly QuestionnaireResponseItem[]): {
  chosen: Key[]
  questions: [string, boolean][]
} {
  const all = items.flatMap(({ item = [] }) => item)
  return {
    chosen: all.flatMap(({ answer = [] }) =>
      answer.flatMap(({ valueCoding }) =>
        valueCoding?.system?.endsWith('/findings') ? [valueCoding.code!] : [],
      ),
    ),
    questions: all.flatMap(({ linkId, answer = [] }) =>
      answer.flatMap(({ valueBoolean }): [string, boolean][] =>
        valueBoolean === undefined ? [] : [[linkId.replace('steps/', ''), valueBoolean]],
      ),
    ),
  }
}

test('a sentence that nobody said is found, and so is a denial', () => {
  const session = sessionOfVignette(vignettes.find(({ location }) => location === 'knee')!)
  const { holds, denied } = findingsIn(session)
  const forDoctor = ofThePatient(session)
  const untold = [...forDoctor.knowledge.findings.values()].find(
    ({ key, absent }) => absent !== undefined && !holds.has(key) && !denied.has(key),
  )!
  const sheet = sheetText(session)
  expect(unsupportedStatements(`${sheet}\n${untold.present}.`, forDoctor)).toEqual([untold.present])
  expect(unsupportedStatements(`${sheet}\nsaid; ${untold.absent!}`, forDoctor)).toEqual([untold.absent])
  expect(unsupportedDenials(`${sheet}\nnot: ${untold.label}.`, forDoctor)).toEqual([`not: ${untold.label}`])
})

describe('nothing is said back that was not said, in all written cases', () => {
  test.each([...bundles.keys()])('%s', (place) => {
    for (const vignette of vignettes.filter(({ location }) => location === place)) {
      const session = sessionOfVignette(vignette)
      const { holds, denied } = findingsIn(session)
      const bundle = bundles.get(place)!
      const printed = [
        ['sheet', sheetText(session), ofThePatient(session)],
        ['explanations', explanationText(session), session],
        [
          'terminal',
          resultOf(bundle, session.assessment)
            .causes.flatMap((cause) => [...cause.for, ...cause.against])
            .join('\n'),
          session,
        ],
      ] as const
      for (const [where, text, said] of printed) {
        expect(unsupportedStatements(text, said), `${where} of ${place}/${vignette.key}`).toEqual([])
        expect(unsupportedDenials(text, said), `${where} of ${place}/${vignette.key}`).toEqual([])
      }
      const signs = session.assessment.emergencySigns
      expect(
        signs.filter((key) => !holds.has(key)),
        `said on the phone of ${place}/${vignette.key}`,
      ).toEqual([])
      const fhir = consultationBundle(factsOf(session), {
        now: new Date('2026-11-25'),
        site: 'https://painpoint.example',
        newUuid: () => '00000000-0000-4000-8000-000000000000',
      })
      for (const { resource } of fhir.entry!) {
        if (resource?.resourceType === 'QuestionnaireResponse') {
          const { chosen, questions } = answeredIn(resource.item ?? [])
          expect(
            chosen.filter((key) => !holds.has(key)),
            `${place}/${vignette.key}`,
          ).toEqual([])
          for (const [step, yes] of questions) expect(session.answers[step]!.length > 0).toBe(yes)
        }
        const { code, valueBoolean } = resource as Observation
        const finding = code?.coding?.find(({ system }) => system?.endsWith('/findings'))?.code
        if (finding === undefined || valueBoolean === undefined) continue
        if (valueBoolean) expect(holds, `${place}/${vignette.key}`).toContain(finding)
        else if (!denied.has(finding)) {
          const toAll = session.assessment.denials.find(({ findings }) => findings.includes(finding))
          expect(toAll?.absence, `${place}/${vignette.key}: ${finding}`).toBe('none_of_these')
          expect(session.answers[toAll!.step!]).toEqual([])
        }
      }
    }
  })
})

test('what was told in own words is said of the patient on the sheet', () => {
  const session = sessionOfVignette(vignettes.find(({ location }) => location === 'low_back')!)
  const untold = [...session.knowledge.findings.values()].filter(
    ({ key, absent }) =>
      absent !== undefined &&
      session.knowledge.bundle.steps.some(
        ({ kind, options, key: step }) =>
          kind === 'multiple' && options.includes(key) && session.answers[step] === undefined,
      ),
  )
  const [held, denied] = untold as [(typeof untold)[number], (typeof untold)[number]]
  const answered = withStated(withStated(session.consultation, held.key, true), denied.key, false)
  const text = sheetText(sessionOf(session.knowledge, answered, session.person))
  expect(text).toContain(ofThem(held.present))
  expect(text).toContain(ofThem(denied.absent!))
})
