import { anatomicalNameOf } from '#web/domain/body/anatomical-names.ts'
import type { CodeableConcept, Observation } from '@medplum/fhirtypes'
import { ageBandNamed } from '#web/domain/consultation/age-bands.ts'
import { zoneName, zoneOf } from '#web/domain/body/zones.ts'
import { locationOf } from '#web/domain/knowledge/locations.ts'
import { placeWords } from '#web/domain/words/pain-words.ts'
import { urgencyMessages } from '#web/domain/words/urgency-words.ts'
import type { ConsultationFacts } from '#web/domain/assessment/facts.ts'
import type { Negative } from '#web/domain/assessment/negatives.ts'
import { doctorMessages } from '../words/messages.ts'
import { fhirMessages } from './messages.ts'
import { painMessages } from '#web/domain/words/pain-words.ts'
import { signWords } from '../words/sign-words.ts'
import {
  ASKED_UNKNOWN,
  findingCoding,
  KILOGRAM,
  loinc,
  NOT_TICKED,
  SCORE_UNIT,
  YEAR,
  type ResourceFrame,
} from './codings.ts'
import { possibleCauses } from './possible-causes.ts'

const SURVEY: CodeableConcept = category('survey', 'Survey')
const VITAL_SIGNS: CodeableConcept = category('vital-signs', 'Vital Signs')

/** Body, pain and danger signs as single observations, so that a record system can use them without the questionnaire. */
export function observations(
  facts: ConsultationFacts,
  { instant, subject, answers, site }: ResourceFrame,
): Observation[] {
  const { session, urgency, danger, deciding, stated, negatives } = facts
  const { knowledge, person, consultation } = session
  const { mark, ageBand } = consultation
  const observe = (
    code: CodeableConcept,
    value: Partial<Observation>,
    kind: CodeableConcept = SURVEY,
  ): Observation => ({
    resourceType: 'Observation',
    status: 'final',
    category: [kind],
    code,
    subject,
    effectiveDateTime: instant,
    performer: [subject],
    derivedFrom: [answers],
    ...value,
  })
  const age = ageBandNamed(ageBand)?.range
  const { code: causeCode, ...causeParts } = possibleCauses(facts)
  const main = zoneOf(mark.zone)
  const marked = [
    [painMessages.spread, mark.spread],
    [painMessages.also, mark.also],
  ] as const
  return [
    observe(
      { coding: [loinc('38204-4', 'Pain primary location')], text: doctorMessages.where },
      {
        valueString: placeWords(knowledge.bundle.location.name, mark),
        bodySite: { text: main ? anatomicalNameOf(main) : knowledge.bundle.location.anatomical },
      },
    ),
    ...marked.flatMap(([text, keys]) =>
      keys.flatMap((key) => {
        const site = siteOf(key)
        return site
          ? [observe({ text }, { valueString: site.name, bodySite: { text: site.anatomical } })]
          : []
      }),
    ),
    ...(mark.strength === null
      ? []
      : [
          observe(
            {
              coding: [loinc('72514-3', 'Pain severity - 0-10 verbal numeric rating [Score] - Reported')],
              text: painMessages.strength,
            },
            { valueQuantity: { value: mark.strength, ...SCORE_UNIT } },
          ),
        ]),
    ...(age
      ? [
          observe(
            { coding: [loinc('30525-0', 'Age')] },
            { valueRange: { low: { value: age.min, ...YEAR }, high: { value: age.max, ...YEAR } } },
          ),
        ]
      : []),
    ...(person.weightKg === null
      ? []
      : [
          observe(
            { coding: [loinc('29463-7', 'Body weight')] },
            { valueQuantity: { value: person.weightKg, ...KILOGRAM } },
            VITAL_SIGNS,
          ),
        ]),
    ...[
      ...[...new Set([...deciding, ...danger.present, ...stated])].map(
        (finding) => [finding, { valueBoolean: true }] as const,
      ),
      ...[...danger.absent, ...negatives.filter(({ step }) => step === null)].flatMap((negative) =>
        negative.findings.map((finding) => [finding, absentValue(negative)] as const),
      ),
    ].map(([finding, value]) =>
      observe(
        { coding: [findingCoding(finding, site)], text: signWords(knowledge, finding.key, true) },
        value,
      ),
    ),
    ...danger.unsure.map(({ question }) =>
      observe({ text: question }, { dataAbsentReason: { coding: [ASKED_UNKNOWN] } }),
    ),
    observe(
      { text: doctorMessages.urgency },
      {
        valueCodeableConcept: {
          coding: [
            { system: `${site}/urgency`, code: urgency.level, display: urgencyMessages.level[urgency.level] },
          ],
        },
        ...urgencyNotes(facts),
      },
    ),
    ...(facts.causes.length > 0 ? [observe(causeCode, causeParts)] : []),
  ]
}

/** A spot, or a place as a whole. */
function siteOf(key: string): { name: string; anatomical: string } | undefined {
  const zone = zoneOf(key)
  return zone ? { name: zoneName(zone), anatomical: anatomicalNameOf(zone) } : locationOf(key)
}

/** The rules that make it this urgent; no note at all where none does, as FHIR has no empty lists. */
function urgencyNotes({ rules }: ConsultationFacts): Pick<Observation, 'note'> {
  return rules.length > 0 ? { note: rules.map(({ title }) => ({ text: title })) } : {}
}

function category(code: string, display: string): CodeableConcept {
  return {
    coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code, display }],
  }
}

/** False only where it was said; with the question where that was "none of these" to a whole list. */
function absentValue({ said, step }: Negative): Partial<Observation> {
  if (said === 'not_ticked') return { dataAbsentReason: NOT_TICKED }
  const note =
    said === 'none_of_these' && step
      ? [{ text: fhirMessages.noneOfTheseNote({ question: step.question }) }]
      : []
  return { valueBoolean: false, ...(note.length > 0 && { note }) }
}
