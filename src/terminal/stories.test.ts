import { expect, test } from 'vitest'
import { readBundles } from '#evaluation/read-bundles'
import { readLexicon } from '#evaluation/read-lexicon'
import { readStories, truthOf, type Story } from '#evaluation/story'
import { consultation } from './consultation.ts'
import { listeningBy } from './consultation-state.ts'
import { check, type Prompt, type Reply } from './prompt.ts'
import type { Result } from './result.ts'

const bundles = readBundles()
const listening = listeningBy(readLexicon())

interface Outcome {
  result: Result
  /** What was understood and is so, danger words included, and what was confirmed wrongly. */
  understood: Set<string>
  /** What the first result of an emergency says. */
  emergency: Result | null
}

/** Tells a story to the terminal as `npm run consult -- --json` takes it, one reply after the other. */
function tell(story: Story): Outcome {
  const truth = truthOf(story)
  const understood = new Set<string>()
  let emergency: Result | null = null
  const replyTo = (prompt: Prompt): Reply => {
    switch (prompt.kind) {
      case 'start': {
        const { at, also, who, sex, age, words } = story
        return { location: at, also, who, sex, age, words }
      }
      case 'mentions': {
        const isSo = (finding: string, holds: boolean) => truth.has(finding) === holds
        for (const { finding, holds } of [...prompt.mentions, ...prompt.known])
          if (isSo(finding, holds)) understood.add(holds ? finding : `not ${finding}`)
        return {
          confirm: Object.fromEntries(
            prompt.mentions.map(({ finding, holds }) => [finding, isSo(finding, holds)]),
          ),
        }
      }
      case 'step': {
        if (prompt.heard !== undefined && truth.has(prompt.heard)) understood.add(prompt.heard)
        const chosen = prompt.options.map(({ key }) => key).filter((key) => truth.has(key))
        // What was heard first and what stands beside it in the same question is told with it.
        if (prompt.heard !== undefined) for (const each of chosen) understood.add(each)
        if (prompt.type === 'single' && chosen.length !== 1) return { answer: 'not_sure' }
        return { answer: chosen }
      }
      case 'go_on':
        emergency ??= prompt.result
        return { answer: prompt.options[0]!.key === 'yes' ? 'yes' : 'no' }
      case 'self_test':
        return { answer: 'not_sure' }
      case 'anything_else':
        return story.at_end === undefined ? { answer: [] } : { words: story.at_end }
      default:
        return prompt satisfies never
    }
  }
  const conversation = consultation(bundles, listening)
  let turn = conversation.next(undefined as never)
  while (!turn.done) {
    // One JSON object a line, in both directions.
    const prompt = JSON.parse(JSON.stringify(turn.value)) as Prompt
    const reply = JSON.parse(JSON.stringify(replyTo(prompt))) as Reply
    check(prompt, reply)
    turn = conversation.next(reply)
  }
  return { result: turn.value, understood, emergency }
}

test.each(readStories().map((story) => [story.title, story] as const))('%s', (_, story) => {
  const { result, understood, emergency } = tell(story)
  const { level, causes, own_words: ownWords } = emergency ?? result
  expect(level).toBe(story.level)
  expect(result.causes.slice(0, 3).map(({ condition }) => condition)).toContain(story.cause)
  expect(ownWords).toContain(story.words.trim())
  if (story.at_end !== undefined) expect(result.own_words).toContain(story.at_end)
  const lost = [...story.means, ...story.end_means].filter((each) => !understood.has(each))
  expect(lost).toEqual([])
  // What speaks for a cause as something the person has is true of them.
  const truth = truthOf(story)
  const said = bundles.flatMap(({ findings }) => findings)
  const untrue = [...causes, ...result.causes]
    .flatMap((cause) => [...cause.for, ...cause.against])
    .filter((line) => {
      const meant = said.filter(({ present }) => present === line)
      return meant.length > 0 && !meant.some(({ key }) => truth.has(key))
    })
  expect(untrue).toEqual([])
})
