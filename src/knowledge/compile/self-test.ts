import type { BundleSelfTest } from '../bundle/bundle.ts'
import { SELF_TEST_WEIGHTS } from '../schema/scales.ts'
import type { SelfTestSource } from '../schema/self-test.ts'

export interface SelfTestFilms {
  /** The film of a self-test, or null while there is none. */
  filmOf: (selfTest: string) => BundleSelfTest['film']
}

/** A self-test as bundles and pages show it. */
export function compileSelfTest(test: SelfTestSource, { filmOf }: SelfTestFilms): BundleSelfTest {
  const { not_if: notIf } = test
  return {
    key: test.key,
    id: test.id,
    name: test.name,
    purpose: test.purpose,
    minutes: test.minutes,
    needs: test.needs ?? [],
    instructions: test.instructions,
    stopIf: test.stop_if,
    notIf: {
      any: notIf.any,
      ages: notIf.ages,
      soonAfter: notIf.soon_after,
      causes: notIf.causes,
      say: notIf.say,
    },
    questions: test.questions.map(({ builds_on: buildsOn, ...question }) => ({ ...question, buildsOn })),
    meaning: test.meaning,
    evidence: test.evidence,
    weight: SELF_TEST_WEIGHTS[test.evidence.strength],
    agreement: test.evidence.agreement,
    film: filmOf(test.key),
  }
}
