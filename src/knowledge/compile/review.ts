import type { Review } from '../bundle/bundle.ts'
import type { ConditionSource } from '../schema/condition.ts'

/** Whoever reads what they wrote themselves is no second reader. */
const OF_ITS_WRITER = /^Painpoint writer\b/

/** Who reviewed it, and when. What a reviewer commented is for maintainers. */
export function publishedReview(review: ConditionSource['review']): Review | undefined {
  if (!review || OF_ITS_WRITER.test(review.by)) return undefined
  const { comments: _, role, registration, signs_unread: signsUnread, ...who } = review
  const published = { ...who, ...(signsUnread && { signsUnread }) }
  return role && registration ? { ...published, clinician: { role, registration } } : published
}
