import { createHash } from 'node:crypto'
import type {
  BundleCondition,
  BundleFinding,
  BundleSelfTest,
  BundleSource,
  BundleStep,
  CareUse,
  LocationBundle,
  LocationSummary,
} from './bundle.ts'
import type { Content } from './read-content.ts'
import { SELF_TEST_WEIGHTS } from './scales.ts'
import type { CitedSource, ConditionSource, RedFlagSource, SelfTestSource, StepSource } from './schema.ts'
import { basisOf, factorOf, likelihoodOf, priorOf } from './values.ts'

export interface CompileOptions {
  /** The film of a self-test, or null while there is none. */
  filmOf: (selfTest: string) => BundleSelfTest['film']
}

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
export function compileBundles(content: Content, options: CompileOptions): LocationBundle[] {
  return compileLocations(content)
    .filter(({ covered }) => covered)
    .map((summary) => compileBundle(content, summary, options))
}

function compileBundle(content: Content, summary: LocationSummary, options: CompileOptions): LocationBundle {
  const { key: here } = summary
  const place = content.locations.find(({ value }) => value.key === here)!.value
  const { screen, opening = [] } = place
  const openingFor = (place.opening_for ?? []).map(({ step, ...who }) => ({ step, who }))
  const conditions = content.conditions
    .map(({ value }) => value)
    .filter((condition) => here in condition.locations)
  const redFlags = content.redFlags
    .map(({ value }) => value)
    .filter(({ locations }) => locations === 'all' || locations.includes(here))
  const steps = stepsAt(content, here, {
    conditions,
    redFlags,
    named: [...screen, ...opening, ...openingFor.map(({ step }) => step)],
  })
  const asked = new Set(steps.flatMap(({ options }) => options))
  const findings = content.findings
    .map(({ value }) => value)
    .filter(({ key }) => asked.has(key))
    .map((finding): BundleFinding => {
      const { key, label, present, absent, group } = finding
      const background = likelihoodOf(finding.background_at?.[here] ?? finding.background)
      return { key, label, present, absent, group, background }
    })
  const selfTests = content.selfTests
    .map(({ value }) => value)
    .filter(({ locations }) => locations.includes(here))
  const compiled = conditions.map((condition) =>
    compileCondition(condition, here, asked, new Set(selfTests.map(({ key }) => key))),
  )
  const care = new Set(
    compiled.flatMap(({ tests, treatments }) => [...tests, ...treatments].map((use) => use.care)),
  )
  const cited = new Set([
    ...compiled.flatMap((condition) => condition.sources),
    ...redFlags.flatMap((rule) => rule.sources),
    ...selfTests.flatMap((test) => test.evidence.sources),
  ])
  const bundle = {
    location: { ...summary, screen, opening, openingFor },
    findings,
    steps: steps.map(compileStep),
    conditions: compiled,
    redFlags: redFlags.map(compileRedFlag),
    selfTests: selfTests.map((test) => compileSelfTest(test, options)),
    care: content.care
      .map(({ value }) => value)
      .filter(({ key }) => care.has(key))
      .map(({ key, kind, category, name, what, shows, expect }) => ({
        key,
        kind,
        category,
        name,
        what,
        shows,
        expect,
      })),
    sources: content.sources
      .map(({ value }) => value)
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
  return content.steps
    .map(({ value }) => value)
    .filter(
      (step) =>
        (step.only_at?.includes(here) ?? true) &&
        (by.named.includes(step.key) || step.options.some((option) => useful.has(option))),
    )
}

function compileStep(step: StepSource): BundleStep {
  const {
    id,
    key,
    question,
    why,
    hint,
    kind,
    options,
    depends_on_any: dependsOnAny = [],
    ask_if: askIf,
  } = step
  return { id, key, question, why, hint, kind, options, dependsOnAny, askIf }
}

function compileCondition(
  condition: ConditionSource,
  here: string,
  asked: Set<string>,
  testsHere: Set<string>,
): BundleCondition {
  const at = condition.locations[here]!
  const listed = Object.entries(condition.findings).filter(([finding]) => asked.has(finding))
  const { male, female } = at.sex_times ?? {}
  return {
    key: condition.key,
    name: condition.name,
    medicalName: condition.medical_name,
    codes: condition.codes,
    description: condition.description,
    age: condition.age,
    sex: condition.sex,
    weightKg: condition.weight_kg,
    prior: {
      per1000: priorOf(at.prior),
      sexTimes: {
        ...(male === undefined ? {} : { male: factorOf(male) }),
        ...(female === undefined ? {} : { female: factorOf(female) }),
      },
      ageTimes: (at.age_times ?? []).map(({ from, to, times }) => ({
        min: from,
        max: to,
        times: factorOf(times),
      })),
      weightTimes: (at.weight_times ?? []).map(({ from_kg, to_kg, times }) => ({
        min: from_kg,
        max: to_kg,
        times: factorOf(times),
      })),
    },
    likelihoods: Object.fromEntries(listed.map(([finding, value]) => [finding, likelihoodOf(value)])),
    basis: {
      prior: basisOf(at.prior),
      findings: Object.fromEntries(listed.map(([finding, value]) => [finding, basisOf(value)])),
    },
    urgency: condition.urgency,
    danger: condition.danger,
    see: condition.see,
    tests: condition.tests.map(compileCareUse),
    treatments: condition.treatments.map(compileCareUse),
    selfCare: condition.self_care,
    getHelp: condition.get_help,
    selfTests: Object.fromEntries(
      Object.entries(condition.self_tests ?? {})
        .filter(([test]) => testsHere.has(test))
        .map(([test, expected]) => [test, expectedAnswers(expected)]),
    ),
    neighbours: condition.neighbours,
    sources: condition.sources,
    written: condition.written,
    review: condition.review,
  }
}

type Expected = NonNullable<ConditionSource['self_tests']>[string]

function expectedAnswers(expected: Expected): BundleCondition['selfTests'][string] {
  return Object.fromEntries(
    Object.entries(expected).map(([question, answer]) => [
      question,
      typeof answer === 'string' ? [answer] : answer,
    ]),
  )
}

function compileCareUse(use: ConditionSource['tests'][number]): CareUse {
  return typeof use === 'string' ? { care: use } : use
}

function compileRedFlag(rule: RedFlagSource): LocationBundle['redFlags'][number] {
  const { all, any, at_least: atLeast, sex, age } = rule.when
  return {
    key: rule.key,
    level: rule.level,
    unlessUsual: rule.unless_usual,
    when: { all, any, atLeast, sex, age },
    title: rule.title,
    do: rule.do,
    where: rule.where,
    howFast: rule.how_fast,
    because: rule.because,
    pointsTo: rule.points_to ?? [],
    sources: rule.sources,
  }
}

/** A self-test as bundles and pages show it. */
export function compileSelfTest(test: SelfTestSource, { filmOf }: CompileOptions): BundleSelfTest {
  return {
    key: test.key,
    id: test.id,
    name: test.name,
    purpose: test.purpose,
    minutes: test.minutes,
    needs: test.needs ?? [],
    instructions: test.instructions,
    stopIf: test.stop_if,
    notIf: test.not_if,
    questions: test.questions,
    meaning: test.meaning,
    evidence: test.evidence,
    weight: SELF_TEST_WEIGHTS[test.evidence.strength],
    film: filmOf(test.key),
  }
}

/** One address a reader can open: the DOI or PubMed page where there is no other. */
export function compileSource({
  key,
  title,
  publisher,
  year,
  kind,
  url,
  doi,
  pmid,
}: CitedSource): BundleSource {
  const address = url ?? (doi ? `https://doi.org/${doi}` : `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`)
  return { key, title, publisher, year, kind, url: address }
}
