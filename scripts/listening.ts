import { brotliCompressSync } from 'node:zlib'
import { measure, placesListenedAt, readSayings, type Figures, type Saying } from '#evaluation/own-words'
import { readBundles } from '#evaluation/read-bundles'
import { readLexicon } from '#evaluation/read-lexicon'
import { createRanker } from '#evaluation/ranked-words'
import { createListener, type Lexicon, type Mention } from '#listening'
import { reportLanguage } from './listening-in-language.ts'

/**
 * `npm run listening [-- --language hi] [-- --misses]`: how well what people say in their own words is understood, on tests/own-words/, and how
 * other methods do; with a language how well it is in that, on tests/own-words/<tag>/. `--misses` names the open sentences that were not; those held back are counted only.
 */
const LANGUAGE = process.argv.indexOf('--language')
if (LANGUAGE > 0) {
  reportLanguage(process.argv[LANGUAGE + 1]!, process.argv.includes('--misses'))
  process.exit()
}
const lexicon = readLexicon()
const places = placesListenedAt(readBundles())
const sets = {
  open: readSayings('tests/own-words/open.yaml'),
  'held back': readSayings('tests/own-words/held-back.yaml'),
  'open, accounts': readSayings('tests/own-words/open-accounts.yaml'),
  'held back, accounts': readSayings('tests/own-words/held-back-accounts.yaml'),
  'held back, as strangers typed them': readSayings('tests/own-words/held-back-typed.yaml'),
}
/** How much of a sentence's best possible score BM25 needs, the best for the open sentences. */
const LEAST_SHARES = [0.3, 0.5, 0.7]

const phraseCount = Object.values(lexicon.phrases).reduce((sum, text) => sum + text.split(/[;!]/).length, 0)
const bytes = brotliCompressSync(JSON.stringify(lexicon)).length
console.log(
  `${Object.keys(lexicon.phrases).length} findings, ${phraseCount} phrases, ${(bytes / 1000).toFixed(1)} kB compressed\n`,
)

const listening = understandingWith(lexicon)
const exact = understandingWith({ ...lexicon, same: [] })
const rankers = new Map([...places].map(([key, { here }]) => [key, createRanker(lexicon, here.child)]))
for (const [name, sayings] of Object.entries(sets)) {
  console.log(`${name}: ${sayings.length} sentences`)
  report('phrases, same words and mended spelling', measure(sayings, listening))
  report('phrases alone', measure(sayings, exact))
  for (const least of LEAST_SHARES) {
    const ranked = (saying: Saying) => rankers.get(saying.at)!(saying.say, least)
    report(`BM25 from ${least}`, measure(sayings, ranked))
    report(
      `phrases, and BM25 from ${least} where they find nothing`,
      measure(sayings, either(listening, ranked)),
    )
  }
}
if (process.argv.includes('--misses'))
  for (const { saying, missing, wrong } of measure(sets.open, listening).misses)
    console.log(`${saying.at}: ${saying.say}\n    missing: ${missing.join(', ')}; wrong: ${wrong.join(', ')}`)

type Understanding = (saying: Saying) => readonly Pick<Mention, 'finding' | 'holds'>[]

function understandingWith(words: Lexicon): Understanding {
  const listener = createListener(words)
  return ({ at, say, about }) => {
    const { here, parts } = places.get(at)!
    return listener.understand(say, here[about], { about, parts }).mentions
  }
}

function either(first: Understanding, second: Understanding): Understanding {
  return (saying) => {
    const mentions = first(saying)
    return mentions.length > 0 ? mentions : second(saying)
  }
}

function report(method: string, { precision, recall, silent }: Figures): void {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  console.log(
    `  ${method.padEnd(58)} right of what is shown ${percent(precision)}, found of what was said ${percent(recall)}, ` +
      `quiet where nothing was said ${percent(silent)}`,
  )
}
