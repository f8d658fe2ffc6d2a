import type { Page } from 'playwright-core'
import { LANGUAGE } from '#web/language/language.ts'

/** In a language of Latin letters English can't be told by them. */
const HAS_OWN_LETTERS = new Intl.Locale(LANGUAGE.tag).maximize().script !== 'Latn'

/** What is wrong with the language of a page: that it names another, and English in it that doesn't say so, or ends sentences. */
export async function notInLanguage(page: Page): Promise<string[]> {
  const faults = await page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement: element, nodeValue: words } = texts.currentNode
      if (element!.closest('[lang]') !== document.documentElement || element!.closest('script, style'))
        continue
      if (/[a-z]{2,} [a-z]{2,} [a-z]{2,}/i.test(words!)) found.push(`English: ${words}`)
      // One small word among others; what is quoted are the person's own, and addresses have dots.
      const said = words!.replaceAll(/“[^”]*”/g, '')
      const small = /(?<![\p{L}\p{N}@./-])[a-z]{3,}(?![\p{L}\p{N}@./-])/u.exec(said)
      if (small && /[^\p{Script=Latin}\P{L}]/u.test(said)) found.push(`English: ${small[0]}`)
    }
    // Of a letter that is neither Latin nor a digit, with an English full stop after it.
    for (const [ended] of document.body.innerText.matchAll(/\S*[^\p{Script=Latin}\p{N}\p{P}\s]\.(?=\s|$)/gu))
      found.push(`a sentence ends as in English: ${ended}`)
    return found
  })
  const named = await page.evaluate(() => document.documentElement.lang)
  return [
    ...(named === LANGUAGE.tag ? [] : [`the page is said to be in ${named}`]),
    ...(HAS_OWN_LETTERS ? faults : []),
  ]
}
