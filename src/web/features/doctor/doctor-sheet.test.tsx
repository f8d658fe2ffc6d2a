import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readBundles } from '#evaluation/read-bundles'
import type { BundleStep } from '#knowledge/bundle/bundle'
import { JOINED_ENGLISH, joinBundles } from '#knowledge/bundle/joined'
import { factsOf } from '#web/domain/assessment/facts.ts'
import {
  EMPTY_CONSULTATION,
  personOf,
  withMoreWords,
  withOtherPlaces,
  withOwnWords,
  withStated,
  type Consultation,
} from '#web/domain/consultation/consultation.ts'
import { sessionOf } from '#web/domain/consultation/session.ts'
import { reviewMessages } from '#web/domain/words/answer-words.ts'
import { ofThem } from '#knowledge/bundle/they'
import { readKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { DoctorSheet } from './doctor-sheet.tsx'
import { doctorMessages } from './words/messages.ts'

const [shin, calf] = ['shin', 'calf'].map((place) =>
  readBundles().find(({ location }) => location.key === place)!,
)

const fever = shin!.findings.find(({ key }) => key === 'fever')!

/** A parent's sheet about a child whose shin hurts, and the calf as well, without tags. */
function sheetOf(change: (told: Consultation) => Consultation): string {
  const knowledge = readKnowledge(joinBundles(shin!, [calf!], JOINED_ENGLISH), 'shin')
  const consultation: Consultation = {
    ...EMPTY_CONSULTATION,
    painLocation: { id: shin!.location.id, key: 'shin' },
    sex: 'female',
    ageBand: '5_11',
    weightKg: 19,
    who: 'child',
  }
  const told = change(withOtherPlaces(consultation, ['calf']))
  const session = sessionOf(knowledge, told, personOf(told)!)
  const markup = renderToStaticMarkup(<DoctorSheet facts={factsOf(session)} now={new Date('2026-11-27')} />)
  return markup.replaceAll(/<[^>]*>/g, '').replaceAll('&#x27;', "'")
}

test('what was told not to be there is part of the story, and not of what was asked', () => {
  const sheet = sheetOf((told) => withStated(told, 'fever', false))
  expect(sheet).toContain(`${doctorMessages.stated} ${ofThem(fever.absent!)}.`)
  expect(sheet).not.toContain(doctorMessages.negatives)
})

test('another place that hurts, where it speaks for a cause, is said to hurt', () => {
  const sheet = sheetOf((told) => withStated(told, 'child_evening_fine_morning', true))
  expect(sheet).toMatch(/For: (?:[^.]*; )?Calf hurts too[;.]/)
})

test('all own words stand as they were written, those told later in a line of their own', () => {
  const sheet = sheetOf((told) =>
    withMoreWords(withOwnWords(told, 'A warm cloth helps.'), 'She limps, and is "cross".'),
  )
  expect(sheet).toContain('“A warm cloth helps.\nShe limps, and is &quot;cross&quot;.”')
})

test('what to ask does not call the medicines of a child those of who asks', () => {
  const sheet = sheetOf((told) => withStated(told, 'child_evening_fine_morning', true))
  expect(sheet).toContain('What can be done about it')
  expect(sheet).not.toMatch(/\b(?:my|me)\b/i)
})

test('what was left open is not as bold as what was found, and the patient is spoken of', () => {
  const knowledge = readKnowledge(shin!, 'shin')
  const isAsked = ({ key, dependsOnAny, askIf }: BundleStep) =>
    dependsOnAny.length === 0 && !askIf && !shin!.location.screen.includes(key)
  const list = shin!.steps.find((step) => step.kind === 'multiple' && isAsked(step))!
  const other = shin!.steps.find((step) => step.kind === 'single' && isAsked(step))!
  const ticked = shin!.findings.find(({ key }) => key === list.options[0])!
  const told: Consultation = {
    ...EMPTY_CONSULTATION,
    painLocation: { id: shin!.location.id, key: 'shin' },
    sex: 'female',
    ageBand: '35_44',
    steps: [
      [list.key, [ticked.key, 'not_sure']],
      [other.key, 'not_sure'],
    ],
    stated: [
      ['fever', true],
      ['blood_thinners', true],
    ],
  }
  const session = sessionOf(knowledge, told, personOf(told)!)
  const markup = renderToStaticMarkup(<DoctorSheet facts={factsOf(session)} now={new Date('2026-11-27')} />)
  expect(markup).toContain(`<b>${ticked.label};</b> ${reviewMessages.notSureOthers}.`)
  expect(markup).toContain(`<span>${reviewMessages.notSure}.</span>`)
  expect(markup).not.toContain(`<b>${reviewMessages.notSure}`)
  expect(markup).toContain(`<b>${ofThem(fever.present)}; `)
  expect(markup).not.toMatch(/<b>You /)
  expect(markup.replaceAll(/<[^>]*>/g, '')).toContain(
    `${doctorMessages.byHand.medicines}: They take a blood thinner.`,
  )
})
