import type { Review } from '../bundle/bundle.ts'
import type { ConditionSource } from '../schema/condition.ts'

/** Who reviewed it, and when. What a reviewer commented is for maintainers. */
export function publishedReview(review: ConditionSource['review']): Review | undefined {
  if (!review) return undefined
  const { comments: _, role, registration, ...published } = review
  return role && registration ? { ...published, clinician: { role, registration } } : published
}
