import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { playVignettes } from '#evaluation/play-vignettes'
import { homeFigures, publishedFigures } from '#evaluation/published-figures'
import { projectVignettes } from '#evaluation/vignette'
import type { PlaceName } from '#knowledge/bundle/bundle'
import { compileBundles, compileLocations } from '#knowledge/compile/bundles'
import { compileCare } from '#knowledge/compile/care-catalogue'
import { compileConditionIndex, compileConditionPages } from '#knowledge/compile/condition-pages'
import { compilePlacePages } from '#knowledge/compile/place-pages'
import { compileLexicon, plainTextOf } from '#knowledge/compile/lexicon'
import { loadContent } from '#knowledge/check/load-content'
import { describeProblem } from '#knowledge/content/problem'
import { countBases, numbersOf } from '#knowledge/content/values'

/**
 * `npm run build:knowledge`: content/ -> build/knowledge/<location>.json and lexicon.json (what people say in their own
 * words), and for the pages locations.json, place-names.json (what a consultation says of them),
 * care.json (all tests and treatments), conditions.json (what the list of conditions searches), reading.json (the texts of
 * the conditions' and places' own pages), figures.json (how often it is right on tests/vignettes/) and home.json (what the home
 * page says of all that). build-responses.ts makes of it what the server says.
 * With `-- --draft` it builds in spite of problems, for looking at unfinished content.
 */
const folder = 'build/knowledge'
const { content, problems } = loadContent('content')
if (problems.length > 0 && !process.argv.includes('--draft')) {
  for (const problem of problems) console.error(describeProblem(problem))
  console.error(`${problems.length} problems in content/: nothing was built`)
  process.exit(1)
}

const filmOf = (selfTest: string) => {
  const at = (ending: string) => `/films/${selfTest}.${ending}`
  const made = (ending: string) => existsSync(`public${at(ending)}`)
  if (!['webm', 'mp4', 'webp'].every(made)) return null
  return { webm: at('webm'), mp4: at('mp4'), poster: at('webp'), captions: made('vtt') ? at('vtt') : null }
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const locations = compileLocations(content)
writeFileSync(`${folder}/locations.json`, JSON.stringify(locations))
const placeNames = locations.map(({ id, key, name, covered }): PlaceName => ({ id, key, name, covered }))
writeFileSync(`${folder}/place-names.json`, JSON.stringify(placeNames))
const bundles = compileBundles(content, { filmOf })
for (const bundle of bundles) {
  writeFileSync(`${folder}/${bundle.location.key}.json`, JSON.stringify(bundle))
  console.log(
    `knowledge: ${bundle.location.key}, ${bundle.conditions.length} conditions, version ${bundle.version}`,
  )
}
const lexicon = compileLexicon(content, plainTextOf(content))
writeFileSync(`${folder}/lexicon.json`, JSON.stringify(lexicon))
const outcomes = playVignettes(bundles, projectVignettes())
writeFileSync(`${folder}/care.json`, JSON.stringify(compileCare(bundles)))
writeFileSync(`${folder}/conditions.json`, JSON.stringify(compileConditionIndex(content)))
writeFileSync(
  `${folder}/reading.json`,
  JSON.stringify({
    conditions: compileConditionPages(content, bundles, { filmOf }),
    places: compilePlacePages(content, bundles),
  }),
)
const figures = publishedFigures(bundles, outcomes, countBases(numbersOf(content)))
writeFileSync(`${folder}/figures.json`, JSON.stringify(figures))
writeFileSync(`${folder}/home.json`, JSON.stringify(homeFigures(locations, figures)))
