import { chosenIn, isApplicable, isUnsure, offeredAt, optionsFor, presentFindings } from './answers.ts'
import { observe } from './evidence.ts'
import type { Model } from './model.ts'
import type { Inference } from './posterior.ts'
import type { Next } from './conclusions.ts'
import type { Key, Step, TriageLevel } from './knowledge.ts'
import type { Answers, Person, Stated, StepAnswer } from './person.ts'

/** A finding that somebody's own words mention. */
export interface Mentioned {
  readonly finding: Key
  /** Whether they say that it holds. */
  readonly holds: boolean
}

/** A finding, the step that offers it, and whether it excludes the step's other options. */
export interface FindingOffered {
  readonly key: Key
  readonly step: Key
  readonly isOneOf: boolean
  /** Of these one has to hold for the question to make sense; none where it does already. */
  readonly presupposes: readonly Key[]
}

/** Words that must not wait. */
export interface DangerNamed {
  /** The finding that asks about them here; null where none does. */
  readonly finding: Key | null
}

/** What was understood of somebody's own words. */
export interface Understood<Mention extends Mentioned, Danger extends DangerNamed> {
  readonly mentions: readonly Mention[]
  readonly dangers: readonly Danger[]
}

/** What own words that were not checked yet lead to. */
export interface WordsFollowUp<Mention, Danger> {
  /** The question about a danger they name, before all else; null where what they mention is to be confirmed next. */
  readonly ask: { readonly step: Key; readonly finding: Key } | null
  /** What they mention that is not known yet, to be confirmed one by one. */
  readonly mentions: readonly Mention[]
  /** What they mention that is known, and counts already. */
  readonly known: readonly Mention[]
  /** Dangers that no question can ask about, which are answered by advice at once. */
  readonly advise: readonly Danger[]
}

/**
 * What own words lead to: the question about the first danger they name that can be asked, then a look at what was understood.
 * A mention of a box that was left unticked is not known either: whoever mentions the sign has overlooked it.
 */
export function followUpWords<Mention extends Mentioned, Danger extends DangerNamed>(
  model: Model,
  inference: Inference,
  { mentions, dangers }: Understood<Mention, Danger>,
): WordsFollowUp<Mention, Danger> {
  const { person, answers, present } = inference
  const offered = findingsOffered(model, inference)
  const firmlyDenied = new Set(
    observe(model, inference)
      .filter(({ absence }) => absence === 'no' || absence === 'none_of_these')
      .map(({ option }) => option.finding),
  )
  const isKnown = ({ finding, holds }: Mention) =>
    holds ? present.has(finding) : firmlyDenied.has(finding) && !present.has(finding)
  // A box that was ticked stands; one that was left may have been overlooked, and the one answer chosen may be the wrong one.
  const chosen = new Set(Object.values(answers).flatMap(chosenIn))
  const isTickedOtherwise = ({ finding, holds }: Mention) => !holds && chosen.has(finding)
  const stepsOf = (finding: Key) => offered.filter(({ key }) => key === finding).map(({ step }) => step)
  const isAnswered = (step: Key) => Object.hasOwn(answers, step)
  const canAsk = (step: Key) => !isAnswered(step) && isApplicable(model.steps.get(step)!, person, present)
  const asking = dangers.flatMap(({ finding }) => {
    const step = finding === null || present.has(finding) ? undefined : stepsOf(finding).find(canAsk)
    return finding === null || step === undefined ? [] : [{ step, finding }]
  })
  return {
    ask: asking[0] ?? null,
    mentions: mentions.filter((mention) => !isKnown(mention) && !isTickedOtherwise(mention)),
    known: mentions.filter(isKnown),
    advise: dangers.filter(
      ({ finding }) =>
        finding === null ||
        (!present.has(finding) && !stepsOf(finding).some((step) => isAnswered(step) || canAsk(step))),
    ),
  }
}

/** Every finding that the steps offer this person, which own words may state too; those of the danger-sign screen first. */
export function findingsOffered(model: Model, inference: Inference): FindingOffered[] {
  const { person, present } = inference
  const { screen } = model.knowledge.location
  const rank = ({ key }: Step) => (screen.includes(key) ? screen.indexOf(key) : screen.length)
  const steps = model.knowledge.steps.filter((step) => canApplyTo(step, person))
  const offerable = new Set([...steps.flatMap(({ key }) => optionsFor(model, key, person)), ...present])
  const isPossible = (needs: readonly Key[]) => needs.length === 0 || needs.some((key) => offerable.has(key))
  return steps
    .filter(({ neverAsked, dependsOnAny }) => !neverAsked && isPossible(dependsOnAny))
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap(({ key: step, kind, dependsOnAny, toldAlone }) => {
      const presupposes = toldAlone || dependsOnAny.some((key) => present.has(key)) ? [] : dependsOnAny
      return offeredAt(model, inference, step).map((key) => ({
        key,
        step,
        isOneOf: kind === 'single',
        presupposes,
      }))
    })
}

/** What is asked of children, or of the other sex, applies to nobody else; what is asked from an age on may come early. */
function canApplyTo({ askIf = {} }: Step, { sex, age }: Person): boolean {
  return (askIf.sex ?? sex) === sex && age.min <= (askIf.age?.max ?? Infinity)
}

/**
 * What of the follow-up comes before the next question; null for nothing. At an emergency what to do comes first: the words wait for
 * somebody who goes on, and no danger is asked about before the rest.
 */
export function wordsBeforeNext(
  level: TriageLevel,
  wentOn: boolean,
  followUp: Pick<WordsFollowUp<never, never>, 'ask'> | null,
): Pick<WordsFollowUp<never, never>, 'ask'> | null {
  const isEmergency = level === 'emergency'
  if (!followUp || (isEmergency && !wentOn)) return null
  return { ask: isEmergency ? null : followUp.ask }
}

/** Whether "Anything else you noticed?" is asked next, may be asked for, or neither. */
export type AnythingElse = 'ask' | 'offer' | 'none'

/**
 * It is asked once, before the result. At an emergency nobody is kept from what to do: it is offered beside that, while
 * something is open.
 *
 * @param wasAsked whether it was asked before
 */
export function anythingElse(
  level: TriageLevel,
  next: Next,
  hasOpen: () => boolean,
  wasAsked: boolean,
): AnythingElse {
  if (level === 'emergency') return hasOpen() ? 'offer' : 'none'
  return next.kind === 'done' && !wasAsked ? 'ask' : 'none'
}

/** Answers and statements. */
interface AnswersAndStatements {
  readonly answers: Answers
  readonly stated: Stated
}

/**
 * Answers and statements after findings of own words were confirmed. Where an answer is about the finding, that answer is
 * corrected, since it would count instead; else the finding is stated. What a finding presupposes is corrected with it: whom a snake bit
 * was bitten. An answer of which nothing is left is dropped: that one of its options does not hold says nothing of the others.
 */
export function withConfirmed(
  model: Model,
  responses: AnswersAndStatements,
  confirmed: readonly (readonly [finding: Key, holds: boolean])[],
): AnswersAndStatements {
  return confirmed.reduce(
    (changed, [finding, holds]) =>
      holds ? withHolding(model, changed, finding) : withDenied(model, changed, finding),
    responses,
  )
}

function withHolding(model: Model, responses: AnswersAndStatements, finding: Key): AnswersAndStatements {
  const { answers, stated } = withPresupposed(model, responses, finding)
  const [step] = stepsAnswered(model, answers, finding)
  if (step === undefined) return { answers, stated: { ...stated, [finding]: true } }
  return {
    answers: { ...answers, [step]: withChosen(model, step, answers[step]!, finding) },
    stated: without(stated, finding),
  }
}

function withDenied(
  model: Model,
  { answers, stated }: AnswersAndStatements,
  finding: Key,
): AnswersAndStatements {
  const steps = stepsAnswered(model, answers, finding)
  const left = Object.entries(answers).flatMap(([step, answer]) => {
    const kept = steps.includes(step) ? withoutChosen(answer, finding) : answer
    return kept === null ? [] : [[step, kept] as const]
  })
  return { answers: Object.fromEntries(left), stated: { ...stated, [finding]: false } }
}

/** Where all that a finding's questions depend on was denied: the only one holds, of several it is open which. */
function withPresupposed(model: Model, responses: AnswersAndStatements, finding: Key): AnswersAndStatements {
  const needs = model.optionsOf.get(finding)?.map(({ dependsOnAny }) => dependsOnAny) ?? []
  const isDenied = (need: Key) =>
    !presentFindings(responses.answers, responses.stated).has(need) &&
    (responses.stated[need] === false || stepsAnswered(model, responses.answers, need).length > 0)
  if (!needs.every((any) => any.length > 0 && any.every(isDenied))) return responses
  const [any = []] = needs
  return any.length === 1
    ? withHolding(model, responses, any[0]!)
    : any.reduce((changed, need) => withOpen(model, changed, need), responses)
}

/** Leaves open whether a finding holds that was denied. */
function withOpen(
  model: Model,
  { answers, stated }: AnswersAndStatements,
  finding: Key,
): AnswersAndStatements {
  const steps = stepsAnswered(model, answers, finding)
  const left = Object.entries(answers).flatMap(([step, answer]): [Key, StepAnswer][] => {
    if (!steps.includes(step) || isUnsure(answer)) return [[step, answer]]
    const isList = model.steps.get(step)!.step.kind === 'multiple'
    return isList ? [[step, answer.length === 0 ? 'not_sure' : [...chosenIn(answer), 'not_sure']]] : []
  })
  return { answers: Object.fromEntries(left), stated: without(stated, finding) }
}

/** The answered steps that list a finding. */
function stepsAnswered(model: Model, answers: Answers, finding: Key): Key[] {
  return Object.keys(answers).filter((key) => model.steps.get(key)?.step.options.includes(finding))
}

function withChosen(model: Model, step: Key, answer: StepAnswer, finding: Key): StepAnswer {
  const { kind, options } = model.steps.get(step)!.step
  if (kind === 'single') return [finding]
  const chosen = new Set([...chosenIn(answer), finding])
  const unsure = kind === 'multiple' && isUnsure(answer) ? ['not_sure'] : []
  return [...options.filter((option) => chosen.has(option)), ...unsure]
}

function withoutChosen(answer: StepAnswer, finding: Key): StepAnswer | null {
  const chosen = chosenIn(answer)
  if (!chosen.includes(finding)) return answer
  const left = chosen.filter((option) => option !== finding)
  if (left.length === 0) return null
  return isUnsure(answer) ? [...left, 'not_sure'] : left
}

function without(stated: Stated, finding: Key): Stated {
  return Object.fromEntries(Object.entries(stated).filter(([key]) => key !== finding))
}
