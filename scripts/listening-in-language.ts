import { brotliCompressSync } from 'node:zlib'
import { measure, readSayings } from '#evaluation/own-words'
import { understandingIn } from '#evaluation/own-words-of-language'
import { readBundles } from '#evaluation/read-bundles'
import { readLexicon } from '#evaluation/read-lexicon'
import { readOwnWords } from '#translation/own-words'
import { translatorInto } from '#translation/translator'

/** How well a language's own words are understood, on tests/own-words/<tag>/. Of those held back misses are never named. */
export function reportLanguage(tag: string, withMisses: boolean): void {
  const translate = translatorInto(tag)
  const words = readOwnWords(tag, readLexicon(), translate)
  if (!words) throw new Error(`content/languages/${tag} has no own-words.yaml and spelling.yaml`)
  const phrases = Object.values(words.phrases)
  const count = phrases.reduce((sum, { say, deny }) => sum + say.length + deny.length, 0)
  const bytes = brotliCompressSync(JSON.stringify(words)).length
  console.log(`${phrases.length} findings, ${count} phrases, ${(bytes / 1000).toFixed(1)} kB compressed\n`)
  const understand = understandingIn(words, readBundles(), ({ location: { key, name } }) => {
    const text = { key: `location.${key}.name`, en: name, isMessage: false }
    return translate(text)?.to ?? name
  })
  for (const name of ['open', 'held-back']) {
    const sayings = readSayings(`tests/own-words/${tag}/${name}.yaml`)
    const figures = measure(sayings, (saying) => understand(saying).mentions)
    const { said, shown, precision, recall, silent, misses } = figures
    const percent = (share: number) => `${(100 * share).toFixed(1)} %`
    console.log(
      `${name}: ${sayings.length} sentences; right of ${shown} shown ${percent(precision)}, ` +
        `found of ${said} said ${percent(recall)}, quiet where nothing was said ${percent(silent)}`,
    )
    if (!withMisses || name !== 'open') continue
    for (const { saying, missing, wrong } of misses)
      console.log(
        `${saying.at}: ${saying.say}\n    missing: ${missing.join(', ')}; wrong: ${wrong.join(', ')}`,
      )
  }
}
