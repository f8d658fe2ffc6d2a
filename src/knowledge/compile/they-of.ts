import type { LocationBundle } from '../bundle/bundle.ts'
import { ofThem } from '../bundle/they.ts'
import { careToHelper } from './care-to-helper.ts'
import { onceEach } from './once-each.ts'
import { saidOfThem, toHelper } from './to-helper.ts'

const ofThemAlone = onceEach((text) => ofThem(text))

type Texts = Pick<LocationBundle, 'steps' | 'findings' | 'conditions' | 'redFlags'>

/** What of these texts is said to whoever helps otherwise than `ofThem` has it, by what it says to the one in pain. */
export function theyOf({ steps, findings, conditions, redFlags }: Texts): Record<string, string> | undefined {
  const advice = redFlags.flatMap(({ do: advice, doUntimed, marks = [], variants = [] }) => [
    advice,
    doUntimed,
    ...[...marks, ...variants.flatMap((variant) => variant.marks ?? [])].map(({ short }) => short),
    ...variants.flatMap((variant) => [variant.say, variant.doUntimed]),
  ])
  const others = [
    ...steps.flatMap(({ question, why, hint }) => [question, why, hint]),
    ...findings.flatMap(({ label, present, absent }) => [label, present, absent]),
    ...conditions.flatMap(({ description, see, seeUntimed, getHelp, variants = [] }) => [
      description,
      see,
      seeUntimed,
      ...getHelp.map(({ say }) => say),
      ...variants.flatMap(({ of, say }) => (of === 'selfCare' ? [] : [say])),
    ]),
    ...redFlags.flatMap(({ title, where, sooner, because }) => [title, where, sooner, because]),
  ]
  const care = conditions.flatMap(({ selfCare, variants = [] }) => [
    ...selfCare,
    ...variants.flatMap(({ of, say = '' }) => (of === 'selfCare' ? [say] : [])),
  ])
  const said = [
    ...others.map((text = '') => [text, saidOfThem(text)] as const),
    ...care.map((text) => [text, careToHelper(text)] as const),
    ...advice.map((text = '') => [text, toHelper(text)] as const),
  ].filter(([text, toThem]) => toThem !== ofThemAlone(text))
  return said.length === 0 ? undefined : Object.fromEntries(said)
}
