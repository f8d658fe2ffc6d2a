import { describeProblem } from '#knowledge/problem'
import { loadContent } from '#knowledge/load-content'
import { compileLocations } from '#knowledge/compile'
import { basisOf } from '#knowledge/values'

/** `npm run check:content [-- text]`: checks content/; with a text, shows only problems whose file has it in its path. */
const { content, problems } = loadContent('content')
const filter = process.argv[2]
const shown = problems.filter(({ file }) => filter === undefined || file.includes(filter))
for (const problem of shown) console.log(describeProblem(problem))
const covered = compileLocations(content).filter((location) => location.covered).length
console.log(
  `content: ${content.conditions.length} conditions at ${covered} locations, ${content.findings.length} findings, ` +
    `${content.steps.length} steps, ${content.redFlags.length} red flags, ${content.selfTests.length} self-tests, ` +
    `${content.sources.length} sources; ${problems.length} problems`,
)
const bases = content.conditions.flatMap(({ value }) => Object.values(value.findings).map(basisOf))
const cited = bases.filter((basis) => basis === 'cited').length
console.log(`likelihoods: ${cited} cited numbers, ${bases.length - cited} judged on the coarse scale`)
process.exitCode = shown.length > 0 ? 1 : 0
