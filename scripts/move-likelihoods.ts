import { moveLikelihoods, type MovedLikelihood } from '#evaluation/moved-likelihoods'
import { readBundles } from '#evaluation/read-bundles'
import { projectVignettes } from '#evaluation/vignette'

/**
 * `npm run move-likelihoods [-- PLACE ...]`: moves each likelihood of these places, or of all, by one word of the scale and plays
 * the vignettes that could notice; prints what none of them notices, dangerous causes first. A place takes a minute or more.
 */
const only = process.argv.slice(2)
const bundles = readBundles().filter(({ location }) => only.length === 0 || only.includes(location.key))
if (bundles.length === 0) throw new Error(`no place is called ${only.join(' or ')}`)
const all: MovedLikelihood[] = []
for (const bundle of bundles) {
  const moved = moveLikelihoods(bundle, projectVignettes())
  all.push(...moved)
  console.log(`\n${bundle.location.key}: ${summary(moved)}`)
  for (const isDangerous of [true, false]) {
    const unnoticed = moved.filter((each) => each.isDangerous === isDangerous && each.noticed === 0)
    for (const condition of new Set(unnoticed.map((each) => each.condition))) {
      const names = unnoticed
        .filter((each) => each.condition === condition)
        .map(({ finding, played }) => (played === 0 ? `${finding} (never in play)` : finding))
      console.log(`  ${isDangerous ? '! ' : ''}${condition}: ${names.join(', ')}`)
    }
  }
}
console.log(`\nall: ${summary(all)}`)

function summary(moved: readonly MovedLikelihood[]): string {
  const played = moved.filter((each) => each.played > 0)
  const noticed = played.filter((each) => each.noticed > 0)
  return `${moved.length} likelihoods, ${played.length} of them in play in some vignette, ${noticed.length} missed when moved by a word`
}
