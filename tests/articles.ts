/** Pages of conditions and places that stand for all of them: one for each urgency, and one place. */
export const ARTICLES = [
  '/conditions/acute-coronary-syndrome',
  '/conditions/lumbar-disc-herniation',
  '/conditions/tension-type-headache',
  '/conditions/place/knee',
] as const
