import { readFileSync } from 'node:fs'
import { problemsOf } from '#knowledge/check/area'
import { checkLineWidth } from '#knowledge/check/line-width'
import { compileLocations } from '#knowledge/compile/bundles'
import { compileLexicon } from '#knowledge/compile/lexicon'
import { inspectContent } from '#knowledge/check/inspect-content'
import { inOrder, loadContent } from '#knowledge/check/load-content'
import { describeProblem } from '#knowledge/content/problem'
import { countBases } from '#knowledge/content/values'
import { readCatalogue } from '#translation/catalogue'
import { avoidedWords, readGlossary } from '#translation/glossary'
import { readabilityFaults } from '#translation/hindi-readability'
import { readLanguages, SOURCE_TAG } from '#translation/languages'
import { faultsOfOwnWords, readOwnWords } from '#translation/own-words'
import { siteTexts } from '#translation/site-texts'
import { translationState } from '#translation/state'
import { translatorInto } from '#translation/translator'

/**
 * `npm run check:content [-- area]`: every check of content/, the list of languages included: each must be easy to read, and one
 * that is published whole. With the name of an area or place, such as `leg-foot` or
 * `knee`, it shows only the problems of its files and its conditions.
 */
const { content, problems: basic } = loadContent('content')
const languages = readLanguages()
const zones = JSON.parse(readFileSync('public/body/zones.json', 'utf8')) as Parameters<
  typeof inspectContent
>[1]
const problems =
  basic.length > 0 ? basic : inOrder([...inspectContent(content, zones), ...checkLineWidth('content')])
const area = process.argv[2]
const shown = area === undefined ? problems : problemsOf(area, content, problems)
for (const problem of shown) console.log(describeProblem(problem))
const covered = compileLocations(content).filter((location) => location.covered).length
console.log(
  `content: ${content.conditions.length} conditions at ${covered} locations, ${content.findings.length} findings, ` +
    `${content.steps.length} steps, ${content.redFlags.length} red flags, ${content.selfTests.length} self-tests, ` +
    `${content.sources.length} sources; ${problems.length} problems`,
)
const { cited, banded, judged } = countBases(
  content.conditions.flatMap(({ value }) => Object.values(value.findings)),
)
console.log(
  `likelihoods: ${cited} cited numbers, ${banded} words borne out by a published band, ${judged} words judged alone`,
)
const opened = new Map<string, number>()
for (const { value } of content.sources) {
  const as = value.opened?.as.replace('_', ' ') ?? 'not yet'
  opened.set(as, (opened.get(as) ?? 0) + 1)
}
console.log(`sources opened: ${[...opened].map(([as, count]) => `${as} ${count}`).join(', ')}`)
process.exitCode = shown.length > 0 ? 1 : 0

for (const { tag } of languages) {
  const catalogue = readCatalogue(tag)
  const hard = [...readabilityFaults(tag, catalogue), ...avoidedWords(readGlossary(tag), catalogue)]
  for (const fault of hard) console.log(`${tag}: ${fault}`)
  if (hard.length > 0) process.exitCode = 1
}

if (basic.length === 0) {
  const lexicon = compileLexicon(content, '')
  const findings = new Set(content.findings.map(({ value }) => value.key))
  for (const { tag } of languages) {
    const ownWords = readOwnWords(tag, lexicon, translatorInto(tag))
    for (const fault of ownWords ? faultsOfOwnWords(ownWords, findings) : []) {
      console.log(`${tag}: ${fault}`)
      process.exitCode = 1
    }
  }
}

const published = languages.filter((each) => each.published && each.tag !== SOURCE_TAG)
const texts = published.length > 0 && basic.length === 0 ? siteTexts(content) : []
for (const { tag, name } of texts.length > 0 ? published : []) {
  const { missing, stale, faults } = translationState(texts, readCatalogue(tag))
  for (const fault of faults) console.log(`${tag}: ${fault}`)
  console.log(`${name}: ${missing.length} texts missing, ${stale.length} stale (npm run translate -- ${tag})`)
  if (missing.length + stale.length + faults.length > 0) process.exitCode = 1
}
