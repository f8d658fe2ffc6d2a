import type { Key, StepAnswer } from '#engine'
import type { LocationBundle } from '#knowledge/bundle/bundle'
import { START_FIELDS, type Prompt, type Reply } from './prompt.ts'
import {
  anythingElsePrompt,
  goOnPrompt,
  mentionsPrompt,
  newsSince,
  noteOf,
  selfTestPrompts,
  stepPrompt,
} from './prompts.ts'
import { resultOf, type Result } from './result.ts'
import { beginConsultation, type ConsultationState, type Listening } from './consultation-state.ts'

/**
 * A consultation as a conversation: yields prompts, takes replies, returns the result. `check` throws InvalidReply before
 * anything changes. With `listening` it reads people's own words, at the start, once before the result, and at an emergency.
 */
export function* consultation(
  bundles: readonly LocationBundle[],
  listening?: Listening,
): Generator<Prompt, Result, Reply> {
  const begin = yield {
    kind: 'start',
    locations: bundles.map(({ location: { key, name } }) => ({ key, name })),
    fields: START_FIELDS,
  }
  const state = beginConsultation(bundles, begin, listening)
  const prompts = promptsFor(state)
  let turn = prompts.next()
  while (!turn.done) turn = prompts.next(yield { ...turn.value, ...state.takeNote() })
  return { ...turn.value, ...state.takeNote() }
}

function* promptsFor(state: ConsultationState): Generator<Prompt, Result, Reply> {
  const { listening } = state
  let wasAnythingElseAsked = false
  for (;;) {
    yield* askAll(state)
    if (listening && state.assessment.anythingElse(wasAnythingElseAsked) === 'ask') {
      wasAnythingElseAsked = true
      yield* askAnythingElse(state)
      continue
    }
    yield* doSelfTests(state)
    for (let goesOn = false; !goesOn;) {
      const { next, nextIfGoingOn, triage } = state.assessment
      const isEmergency = triage.level === 'emergency'
      const may = {
        ask: isEmergency && nextIfGoingOn.kind === 'ask',
        tell: listening !== undefined && state.assessment.anythingElse(wasAnythingElseAsked) === 'offer',
      }
      if (!may.ask && !may.tell) {
        if (next.kind === 'done') return resultOf(state.bundle, state.assessment, state.ownWords)
        break
      }
      const reply = yield goOnPrompt(state.bundle, state.assessment, state.ownWords, may)
      if (!('answer' in reply) || reply.answer === 'no')
        return resultOf(state.bundle, state.assessment, state.ownWords)
      state.goOn()
      goesOn = reply.answer === 'yes'
      if (goesOn) continue
      wasAnythingElseAsked = true
      yield* askAnythingElse(state)
      yield* checkWords(state)
    }
  }
}

/** Asks until nothing is left to ask; what own words lead to comes before the next question. */
function* askAll(state: ConsultationState): Generator<Prompt, void, Reply> {
  let news: string[] | undefined
  for (;;) {
    yield* checkWords(state)
    const { next, triage } = state.assessment
    if (next.kind !== 'ask') return
    yield* ask(state, next.step, { part: next.part, news })
    news = state.assessment.wentOn ? newsSince(state.bundle, triage, state.assessment.triage) : undefined
  }
}

/**
 * What own words lead to. At an emergency what to do comes first, and they wait for somebody who goes on. Where there is
 * nothing to confirm nothing is asked: what became of the words stands as a note on what comes next.
 */
function* checkWords(state: ConsultationState): Generator<Prompt, void, Reply> {
  for (;;) {
    const unchecked = state.uncheckedWords()
    const first = state.assessment.wordsBeforeNext(unchecked?.followUp ?? null)
    if (!unchecked || !first) return
    if (first.ask) {
      yield* ask(state, first.ask.step, { part: 'screen', heard: first.ask.finding })
      continue
    }
    const { mentions } = unchecked.followUp
    const prompt = mentionsPrompt(state.bundle, unchecked, state.listening!.dangers)
    state.markWordsChecked()
    if (prompt.mentions.length + prompt.places.length + prompt.urgent.length === 0) {
      state.leaveNote(noteOf(prompt))
      return
    }
    const reply = yield prompt
    const right = 'confirm' in reply ? reply.confirm : {}
    state.confirm(
      mentions.flatMap(({ finding, holds }) => (right[finding] === true ? [[finding, holds] as const] : [])),
    )
    state.refuse(mentions.filter(({ finding }) => right[finding] !== true))
    if ('confirm' in reply) state.addPlaces(reply.also ?? [])
  }
}

function* ask(
  state: ConsultationState,
  step: Key,
  how: { part: 'screen' | 'interview'; heard?: Key | undefined; news?: string[] | undefined },
): Generator<Prompt, void, Reply> {
  const prompt = stepPrompt(state.bundle, step, how, state.assessment)
  const reply = yield prompt
  if ('back' in reply) state.back()
  else if ('answer' in reply)
    state.answer(step, withStated(reply.answer as StepAnswer, prompt, reply.untick ?? []))
}

/** What own words have stated stays ticked unless it is taken back. */
function withStated(
  answer: StepAnswer,
  { type, told = [] }: Extract<Prompt, { kind: 'step' }>,
  untick: readonly Key[],
): StepAnswer {
  const kept = told.filter((option) => !untick.includes(option))
  if (type !== 'multiple' || kept.length === 0) return answer
  return answer === 'not_sure' ? [...kept, answer] : [...new Set([...kept, ...answer])]
}

function* askAnythingElse(state: ConsultationState): Generator<Prompt, void, Reply> {
  const reply = yield anythingElsePrompt(state.bundle, state.assessment, (finding) =>
    state.isRefused({ finding, holds: true }),
  )
  if ('words' in reply && reply.words !== undefined) state.addOwnWords(reply.words)
  if ('answer' in reply && Array.isArray(reply.answer))
    state.confirm(reply.answer.map((finding) => [finding, true]))
}

function* doSelfTests(state: ConsultationState): Generator<Prompt, void, Reply> {
  const offered = state.assessment.selfTests.main.flatMap(({ tests }) => tests)
  for (const prompt of offered.flatMap(({ selfTest }) => selfTestPrompts(state.bundle, selfTest))) {
    if (state.assessment.triage.level === 'emergency') return
    if (!state.assessment.selfTestQuestions(prompt.selfTest).includes(prompt.question)) continue
    const reply = yield prompt
    if ('answer' in reply && typeof reply.answer === 'string')
      state.answerSelfTest(prompt.question, reply.answer)
  }
}
