import type { Video } from '#api/video'
import type { BundleCondition, BundleSelfTest, LocationBundle } from '#knowledge/bundle/bundle'

/** The self-tests that help tell a condition from others, one item each. None: an empty list. */
export function presentVideos(condition: BundleCondition, bundle: LocationBundle): Video[] {
  return bundle.selfTests.flatMap((selfTest) => {
    const agreeing = condition.selfTests[selfTest.key]
    return agreeing ? [presentVideo(condition, selfTest, agreeing)] : []
  })
}

type Agreeing = BundleCondition['selfTests'][string]

function presentVideo(condition: BundleCondition, selfTest: BundleSelfTest, agreeing: Agreeing): Video {
  return {
    disease_short_name: condition.key,
    disease_name: condition.name,
    url: selfTest.film?.webm ?? null,
    ans_options: selfTest.questions.map(({ key, question, options }) => ({
      key,
      question,
      ans_option: options.map((option) => ({
        key: option.key,
        label: option.label,
        agrees: agrees(option, agreeing[key]?.agrees),
      })),
    })),
    self_test: selfTest.key,
    name: selfTest.name,
    instructions: selfTest.instructions,
    stop_if: selfTest.stopIf,
    not_for: selfTest.notIf.say,
  }
}

type Option = BundleSelfTest['questions'][number]['options'][number]

/** An answer agrees when it is one of those named, or when its range overlaps the disease's. */
function agrees({ key, range }: Option, agreeing: Agreeing[string]['agrees'] | undefined): boolean {
  if (!agreeing) return false
  if (Array.isArray(agreeing)) return agreeing.includes(key)
  return range !== undefined && range.min <= agreeing.max && range.max >= agreeing.min
}
