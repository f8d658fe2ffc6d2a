import { CANDIDATE_EARLIER, type Score } from '#engine'
import { wholeScore } from '#web/domain/words/match-words.ts'
import { resultMessages } from './messages.ts'

/** Less than one point of 100 is no change that could be told apart in whole numbers. */
const LEAST_CHANGE = 1

/** What the self-tests did to a cause's score, in words. */
export function testEffect({ earlier, match, final, tested }: Score): string {
  if (!tested) {
    return earlier < CANDIDATE_EARLIER ? resultMessages.tooUnlikely : resultMessages.noTestCounts
  }
  const { all, some, none } = resultMessages.testsFit
  const fit = match === 100 ? all : match === 0 ? none : some
  if (Math.abs(final - earlier) < LEAST_CHANGE) return resultMessages.stayed(fit)
  const changed = final > earlier ? resultMessages.wentUp : resultMessages.wentDown
  return changed(fit, wholeScore(earlier), wholeScore(final))
}
