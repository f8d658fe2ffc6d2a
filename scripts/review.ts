import { createReviewServer } from '#review/serve-review'

/**
 * `npm run review [-- PORT]`: local pages on which a clinician reads a condition with all it claims, accepts or corrects each
 * claim and signs. It writes into content/ of this checkout; drafts and differences are in data/reviews.
 */
const port = Number(process.argv[2] ?? 4100)
const app = createReviewServer({ content: 'content', vignettes: 'tests/vignettes', reviews: 'data/reviews' })
try {
  await app.listen({ host: '127.0.0.1', port })
  console.log(`Review the knowledge on http://localhost:${port}`)
} catch (error) {
  console.error(
    `The pages can't be served on port ${port}: ${(error as Error).message}. Name another: npm run review -- 4200`,
  )
  process.exitCode = 1
}
