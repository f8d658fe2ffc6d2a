import type { Score } from '#engine'
import { wholeScore } from '#web/domain/words/match-words.ts'
import { resultMessages } from './messages.ts'

/** What the self-tests did to a cause's score, in words. */
export function testEffect({ earlier, final, selfTests, moved }: Score): string {
  const { testsSay, andMore, becauseOfOthers, wentUp, wentDown, stayed } = resultMessages
  if (moved === 'hardly') return `${testsSay[selfTests]}: ${stayed}.`
  const change = (moved === 'up' ? wentUp : wentDown)(wholeScore(earlier), wholeScore(final))
  if (selfTests === 'nothing') return `${testsSay.nothing}: ${change}${becauseOfOthers[moved]}.`
  const isOwn = selfTests === (moved === 'up' ? 'for' : 'against')
  return `${testsSay[selfTests]}${isOwn ? '' : andMore[selfTests]}: ${change}.`
}
