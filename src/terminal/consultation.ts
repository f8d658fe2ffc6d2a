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
import { talkFrom, type Ear, type Talk } from './talk.ts'

/**
 * A consultation as a conversation: yields prompts, takes replies, returns the result. `check` throws InvalidReply before
 * anything changes. With an ear it listens to people's own words, at the start, once before the result, and at an emergency.
 */
export function* consultation(
  bundles: readonly LocationBundle[],
  ear?: Ear,
): Generator<Prompt, Result, Reply> {
  const begin = yield {
    kind: 'start',
    locations: bundles.map(({ location: { key, name } }) => ({ key, name })),
    fields: START_FIELDS,
  }
  const talk = talkFrom(bundles, begin, ear)
  const held = hold(talk)
  let turn = held.next()
  while (!turn.done) turn = held.next(yield { ...turn.value, ...talk.takeNote() })
  return { ...turn.value, ...talk.takeNote() }
}

function* hold(talk: Talk): Generator<Prompt, Result, Reply> {
  const { ear } = talk
  let isAskedForMore = false
  for (;;) {
    yield* askAll(talk)
    if (ear && talk.assessment.moreToTell(isAskedForMore) === 'ask') {
      isAskedForMore = true
      yield* askForMore(talk)
      continue
    }
    yield* doSelfTests(talk)
    for (let goesOn = false; !goesOn;) {
      const { next, nextIfGoingOn, triage } = talk.assessment
      const isEmergency = triage.level === 'emergency'
      const may = {
        ask: isEmergency && nextIfGoingOn.kind === 'ask',
        tell: ear !== undefined && talk.assessment.moreToTell(isAskedForMore) === 'offer',
      }
      if (!may.ask && !may.tell) {
        if (next.kind === 'done') return resultOf(talk.bundle, talk.assessment, talk.ownWords)
        break
      }
      const reply = yield goOnPrompt(talk.bundle, talk.assessment, talk.ownWords, may)
      if (!('answer' in reply) || reply.answer === 'no')
        return resultOf(talk.bundle, talk.assessment, talk.ownWords)
      talk.goOn()
      goesOn = reply.answer === 'yes'
      if (goesOn) continue
      isAskedForMore = true
      yield* askForMore(talk)
      yield* checkWords(talk)
    }
  }
}

/** Asks until nothing is left to ask; what own words lead to comes before the next question. */
function* askAll(talk: Talk): Generator<Prompt, void, Reply> {
  let news: string[] | undefined
  for (;;) {
    yield* checkWords(talk)
    const { next, triage } = talk.assessment
    if (next.kind !== 'ask') return
    yield* ask(talk, next.step, { part: next.part, news })
    news = talk.assessment.wentOn ? newsSince(talk.bundle, triage, talk.assessment.triage) : undefined
  }
}

/**
 * What own words lead to. At an emergency what to do comes first, and they wait for somebody who goes on. Where there is
 * nothing to confirm nothing is asked: what became of the words stands as a note on what comes next.
 */
function* checkWords(talk: Talk): Generator<Prompt, void, Reply> {
  for (;;) {
    const heard = talk.heard()
    const first = talk.assessment.wordsFirst(heard?.due ?? null)
    if (!heard || !first) return
    if (first.ask) {
      yield* ask(talk, first.ask.step, { part: 'screen', heard: first.ask.finding })
      continue
    }
    const { due } = heard
    const prompt = mentionsPrompt(talk.bundle, heard, talk.ear!.dangers)
    talk.wordsChecked()
    if (prompt.mentions.length + prompt.places.length + prompt.urgent.length === 0) {
      talk.leaveNote(noteOf(prompt))
      return
    }
    const reply = yield prompt
    const right = 'confirm' in reply ? reply.confirm : {}
    talk.confirm(
      due.mentions.flatMap(({ finding, holds }) =>
        right[finding] === true ? [[finding, holds] as const] : [],
      ),
    )
    if ('confirm' in reply) talk.hurtsToo(reply.also ?? [])
  }
}

function* ask(
  talk: Talk,
  step: Key,
  how: { part: 'screen' | 'interview'; heard?: Key | undefined; news?: string[] | undefined },
): Generator<Prompt, void, Reply> {
  const prompt = stepPrompt(talk.bundle, step, how, talk.assessment)
  const reply = yield prompt
  if ('back' in reply) talk.back()
  else if ('answer' in reply)
    talk.answer(step, withTold(reply.answer as StepAnswer, prompt, reply.untick ?? []))
}

/** What was told before stays ticked unless it is taken back. */
function withTold(
  answer: StepAnswer,
  { type, told = [] }: Extract<Prompt, { kind: 'step' }>,
  untick: readonly Key[],
): StepAnswer {
  const kept = told.filter((option) => !untick.includes(option))
  if (type !== 'multiple' || kept.length === 0) return answer
  return answer === 'not_sure' ? [...kept, answer] : [...new Set([...kept, ...answer])]
}

function* askForMore(talk: Talk): Generator<Prompt, void, Reply> {
  const reply = yield anythingElsePrompt(talk.bundle, talk.assessment)
  if ('words' in reply && reply.words !== undefined) talk.tell(reply.words)
  if ('answer' in reply && Array.isArray(reply.answer))
    talk.confirm(reply.answer.map((finding) => [finding, true]))
}

function* doSelfTests(talk: Talk): Generator<Prompt, void, Reply> {
  const offered = talk.assessment.selfTests.main.flatMap(({ tests }) => tests)
  for (const prompt of offered.flatMap(({ selfTest }) => selfTestPrompts(talk.bundle, selfTest))) {
    if (talk.assessment.triage.level === 'emergency') return
    if (!talk.assessment.selfTestQuestions(prompt.selfTest).includes(prompt.question)) continue
    const reply = yield prompt
    if ('answer' in reply && typeof reply.answer === 'string')
      talk.answerSelfTest(prompt.question, reply.answer)
  }
}
