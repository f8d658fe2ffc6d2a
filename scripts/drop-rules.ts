import { dropRules, witnessesIn } from '#evaluation/dropped-rules'
import { readBundles } from '#evaluation/read-bundles'

/**
 * `npm run drop-rules`: takes each danger-sign rule away and plays all vignettes and people for whom it had set the level; prints
 * the rules that nobody misses. What others cover may stay; what nobody has is a rule without a test.
 */
const rules = dropRules(readBundles(), witnessesIn('tests'))
for (const level of ['emergency', 'urgent', 'routine'] as const) {
  const ofLevel = rules.filter((rule) => rule.level === level)
  const missed = ofLevel.filter(({ noticedBy }) => noticedBy.length > 0).length
  console.log(`\n${level}: ${missed} of ${ofLevel.length} rules would be missed; by nobody:`)
  for (const { rule, noticedBy, met } of ofLevel)
    if (noticedBy.length === 0)
      console.log(`  ${rule}: ${met === 0 ? 'nobody meets it' : `${met} who meet it end as high without`}`)
}
