import { beforeAll, describe, expect, it } from 'vitest'
import type { LocationBundle } from '#knowledge/bundle/bundle'
import { readBundles } from '#evaluation/read-bundles'
import { consultation } from './consultation.ts'
import { check, InvalidReply, type Prompt, type Reply } from './prompt.ts'
import { parseReply, renderPrompt, renderResult } from './plain-text.ts'
import type { Result } from './result.ts'

let bundles: LocationBundle[]
beforeAll(() => {
  bundles = readBundles()
})

const start: Reply = { location: 'low_back', sex: 'male', age: 40, weight_kg: 80 }

/** Holds a whole consultation with a patient who answers each prompt, and stops at an emergency unless they go on. */
function hold(
  patient: (prompt: Prompt) => Reply,
  goesOn: 'yes' | 'no' = 'no',
): { prompts: Prompt[]; result: Result } {
  const conversation = consultation(bundles)
  const prompts: Prompt[] = []
  const replyTo = (prompt: Prompt): Reply => {
    if (prompt.kind === 'start') return start
    return prompt.kind === 'go_on' ? { answer: goesOn } : patient(prompt)
  }
  let turn = conversation.next(undefined as never)
  while (!turn.done) {
    prompts.push(turn.value)
    const reply = replyTo(turn.value)
    check(turn.value, reply)
    turn = conversation.next(reply)
  }
  return { prompts, result: turn.value }
}

describe('a consultation in the terminal', () => {
  it('screens first, asks each step once, and ends with causes and reasons', () => {
    const { prompts, result } = hold((prompt) =>
      prompt.kind === 'step' && prompt.part === 'screen' ? { answer: [] } : { answer: 'not_sure' },
    )
    const steps = prompts.flatMap((prompt) => (prompt.kind === 'step' ? [prompt.step] : []))
    expect(new Set(steps).size).toBe(steps.length)
    expect(prompts.find(({ kind }) => kind === 'step')).toMatchObject({ part: 'screen' })
    expect(result.causes.length).toBeGreaterThanOrEqual(3)
    expect(renderResult(result)).toContain('not medical advice')
  })

  it('stops at a danger sign and says what to do', () => {
    const { prompts, result } = hold((prompt) =>
      prompt.kind === 'step' && prompt.step === 'back_nerve_signs'
        ? { answer: ['saddle_numbness', 'bladder_trouble_new', 'bowel_control_lost'] }
        : { answer: 'not_sure' },
    )
    expect(result.level).toBe('emergency')
    expect(prompts.filter(({ kind }) => kind === 'step')).toHaveLength(1)
    expect(result.reasons[0]).toMatch(/danger sign/)
    expect(result.causes[0]).toMatchObject({
      condition: 'cauda_equina_syndrome',
      medical_name: 'Cauda equina syndrome',
      danger_sign_points_here: true,
    })
  })

  it('goes on at an emergency if wanted, asked once, which stays one and knows more, and tells what to do about a new danger sign', () => {
    const answers: Record<string, string[]> = {
      back_nerve_signs: ['saddle_numbness'],
      collapse_signs: ['faint_clammy'],
    }
    const patient = (prompt: Prompt): Reply => ({
      answer: (prompt.kind === 'step' && answers[prompt.step]) || 'not_sure',
    })
    const { prompts, result } = hold(patient, 'yes')
    const offers = prompts.flatMap((prompt) => (prompt.kind === 'go_on' ? [prompt] : []))
    expect(offers.map((offer) => prompts.indexOf(offer))).toEqual([2])
    expect(offers[0]!.result.level).toBe('emergency')
    const withNews = prompts.findIndex((prompt) => prompt.kind === 'step' && prompt.news !== undefined)
    expect(withNews).toBe(4)
    const [news] = (prompts[withNews] as Extract<Prompt, { kind: 'step' }>).news!
    expect(news).toMatch(/Call 112|emergency department/)
    expect(renderPrompt(prompts[withNews]!)).toContain(`! ${news}`)
    expect(renderPrompt(prompts[withNews + 1]!)).not.toContain(news)
    expect(result.reasons.length).toBeGreaterThan(offers[0]!.result.reasons.length)
    expect(prompts.length).toBeGreaterThan(8)
    expect(prompts.some(({ kind }) => kind === 'self_test')).toBe(false)
    expect(result.level).toBe('emergency')
    for (const reason of offers[0]!.result.reasons.filter((each) => each.startsWith('danger sign')))
      expect(result.reasons).toContain(reason)
    expect(result.reasons.join('\n')).not.toMatch(/(?:urgent|routine|self_care)\)$/m)
    expect(result.lesser_reasons.join('\n')).toMatch(/(?:urgent|routine)\)$/m)
    const [level, lesser] = renderResult(result).split('Less urgent by itself:')
    expect(level).toContain(result.reasons.at(-1))
    expect(lesser).toContain(result.lesser_reasons[0])
    expect(hold(patient).result).toEqual(offers[0]!.result)
    expect(renderPrompt(offers[0]!)).toContain(renderResult(offers[0]!.result))
    expect(parseReply(offers[0]!, 'y')).toEqual({ answer: 'yes' })
    expect(() => parseReply(offers[0]!, '1')).toThrow('write y or n')
    expect(() => check(offers[0]!, { answer: 'not_sure' })).toThrow('answer one of yes, no')
  })

  it('goes back from a further question to the answer that made it an emergency, and then it is none', () => {
    let wentBack = false
    const { prompts, result } = hold((prompt) => {
      if (prompt.kind !== 'step') return { answer: 'not_sure' }
      if (prompt.step === 'back_nerve_signs') return { answer: wentBack ? [] : ['saddle_numbness'] }
      if (wentBack) return { answer: prompt.type === 'single' ? 'not_sure' : [] }
      wentBack = true
      return { back: true }
    }, 'yes')
    expect(prompts.filter(({ kind }) => kind === 'go_on')).toHaveLength(1)
    expect(result.level).not.toBe('emergency')
  })

  it('goes back one step and forgets its answer', () => {
    let wentBack = false
    const asked: string[] = []
    hold((prompt) => {
      if (prompt.kind !== 'step') return { answer: 'not_sure' }
      asked.push(prompt.step)
      if (asked.length === 3 && !wentBack) {
        wentBack = true
        return { back: true }
      }
      return { answer: 'not_sure' }
    })
    expect(asked[3]).toBe(asked[1])
  })

  it('refuses replies that do not fit, with a sentence that says what would', () => {
    const conversation = consultation(bundles)
    const first = conversation.next(undefined as never).value as Prompt
    expect(() => check(first, { ...start, location: 'nowhere' })).toThrow('location: one of')
    expect(() => check(first, { ...start, age: 400 })).toThrow('age: 0 to 120')
    expect(() => check(first, {} as Reply)).toThrow(InvalidReply)
    const second = conversation.next(start).value as Prompt
    expect(() => check(second, { answer: ['made_up'] })).toThrow('answer "not_sure" or a list of')
  })
})

describe('plain text', () => {
  it('numbers the options and reads numbers back', () => {
    const conversation = consultation(bundles)
    conversation.next(undefined as never)
    const prompt = conversation.next(start).value as Extract<Prompt, { kind: 'step' }>
    expect(renderPrompt(prompt)).toContain(`  1  ${prompt.options[0]!.label}`)
    expect(parseReply(prompt, '1, 2')).toEqual({ answer: [prompt.options[0]!.key, prompt.options[1]!.key] })
    expect(parseReply(prompt, '0')).toEqual({ answer: [] })
    expect(parseReply(prompt, '?')).toEqual({ answer: 'not_sure' })
    const partly = parseReply(prompt, '2 ?')
    expect(partly).toEqual({ answer: [prompt.options[1]!.key, 'not_sure'] })
    expect(() => check(prompt, partly)).not.toThrow()
    expect(() => check({ ...prompt, type: 'single' }, partly)).toThrow('answer "not_sure" or a list of')
    expect(() => parseReply(prompt, '? 2')).toThrow(InvalidReply)
    expect(parseReply(prompt, 'b')).toEqual({ back: true })
    expect(() => parseReply(prompt, '99')).toThrow('99 is not one of')
    expect(() => parseReply(prompt, ' ')).toThrow(InvalidReply)
  })
})
