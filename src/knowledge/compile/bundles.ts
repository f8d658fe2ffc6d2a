import { createHash } from 'node:crypto'
import { createModel } from '#engine'
import { compileCondition } from './condition.ts'
import { compileRedFlag } from './red-flag.ts'
import { compileSelfTest, type SelfTestFilms } from './self-test.ts'
import { compileSource } from './source.ts'
import { compileStep } from './step.ts'
import { theyOf } from './they-of.ts'
import { yieldsTo } from './yields-to.ts'
import type { BundleFinding, LocationBundle, LocationSummary } from '../bundle/bundle.ts'
import { byKey, type Content, type Placed } from '../content/read-content.ts'
import type { ConditionSource } from '../schema/condition.ts'
import type { RedFlagSource } from '../schema/red-flag.ts'
import type { StepSource } from '../schema/step.ts'
import { likelihoodOf } from '../content/values.ts'

/** Of all pain at a place, how often none of its conditions is the cause: "common" of the scale. Judgement. */
const SHARE_OF_ELSE = 0.05

/** The list of all locations, from head to toe. */
export function compileLocations(content: Content): LocationSummary[] {
  return content.locations.map(({ value: { id, key, name, anatomical, group, includes } }) => ({
    id,
    key,
    name,
    anatomical,
    group,
    includes,
    covered: content.conditions.some(({ value }) => key in value.locations),
  }))
}

/** One bundle per location that has conditions. The content must have passed its checks. */
export function compileBundles(content: Content, films: SelfTestFilms): LocationBundle[] {
  return compileLocations(content)
    .filter(({ covered }) => covered)
    .map((summary) => compileBundle(content, summary, films))
}

function compileBundle(content: Content, summary: LocationSummary, films: SelfTestFilms): LocationBundle {
  const { key: here } = summary
  const place = content.locations.find(({ value }) => value.key === here)!.value
  const { screen, opening = [] } = place
  const openingFor = (place.opening_for ?? []).map(({ step, after_any: afterAny, ...who }) => ({
    step,
    who,
    afterAny,
  }))
  const conditions = valuesOf(content.conditions).filter((condition) => here in condition.locations)
  const actions = byKey(content.actions)
  const redFlags = valuesOf(content.redFlags).filter(
    ({ locations }) => locations === 'all' || locations.includes(here),
  )
  const steps = stepsAt(content, here, {
    conditions,
    redFlags,
    named: [...screen, ...opening, ...openingFor.map(({ step }) => step)],
  })
  const asked = new Set(steps.flatMap(({ options }) => options))
  const findings = valuesOf(content.findings)
    .filter(({ key }) => asked.has(key))
    .map((finding): BundleFinding => {
      const { key, label, present, absent, group, only_for: onlyFor } = finding
      const { leave_out_of_call: leaveOutOfCall, pain_at: painAt, medicine } = finding
      const background = likelihoodOf(finding.background_at?.[here] ?? finding.background)
      return { key, label, present, absent, group, background, onlyFor, leaveOutOfCall, painAt, medicine }
    })
  const selfTests = valuesOf(content.selfTests).filter(({ locations }) => locations.includes(here))
  const testsHere = new Map(selfTests.map((test) => [test.key, test]))
  const compiled = conditions.map((condition) => compileCondition(condition, here, asked, testsHere))
  const care = new Set(
    compiled.flatMap(({ tests, treatments }) => [...tests, ...treatments].map((use) => use.care)),
  )
  const cited = new Set([
    ...compiled.flatMap((condition) => condition.sources),
    ...redFlags.flatMap((rule) => rule.sources),
    ...selfTests.flatMap((test) => test.evidence.sources),
  ])
  const reasonedWith = {
    location: { ...summary, screen, opening, openingFor, shareOfElse: SHARE_OF_ELSE },
    findings,
    steps: steps.map(compileStep),
    conditions: compiled,
    redFlags: [],
    selfTests: selfTests.map((test) => compileSelfTest(test, films)),
  }
  const model = createModel(reasonedWith)
  const rules = redFlags.map((rule) => compileRedFlag(rule, actions, yieldsTo(rule, model)))
  const bundle = {
    ...reasonedWith,
    redFlags: rules,
    they: theyOf({ ...reasonedWith, redFlags: rules }),
    care: valuesOf(content.care)
      .filter(({ key }) => care.has(key))
      .map(({ key, kind, category, name, what, shows, expect, caution, ask_first_with: askFirstWith }) => ({
        key,
        kind,
        category,
        name,
        what,
        shows,
        expect,
        caution,
        askFirstWith,
      })),
    sources: valuesOf(content.sources)
      .filter(({ key }) => cited.has(key))
      .map(compileSource),
  }
  const version = createHash('sha256').update(JSON.stringify(bundle)).digest('hex').slice(0, 16)
  return { version, ...bundle }
}

/** A location asks the steps that its conditions or red flags make use of. */
function stepsAt(
  content: Content,
  here: string,
  by: { conditions: ConditionSource[]; redFlags: RedFlagSource[]; named: string[] },
): StepSource[] {
  const useful = new Set([
    ...by.conditions.flatMap(({ findings }) => Object.keys(findings)),
    ...by.redFlags.flatMap(({ when }) => [
      ...(when.all ?? []),
      ...(when.any ?? []),
      ...(when.at_least?.of ?? []),
    ]),
  ])
  return valuesOf(content.steps)
    .filter(
      (step) =>
        (step.only_at?.includes(here) ?? true) &&
        (by.named.includes(step.key) || step.options.some((option) => useful.has(option))),
    )
    .map((step) =>
      step.options_in_use ? { ...step, options: step.options.filter((option) => useful.has(option)) } : step,
    )
}

function valuesOf<Entry>(placed: readonly Placed<Entry>[]): Entry[] {
  return placed.map(({ value }) => value)
}
