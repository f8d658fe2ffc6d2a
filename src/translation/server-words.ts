import type { Plugin } from 'vite'
import { inlineWords } from './inline-words.ts'
import { baseOf } from './languages.ts'
import { translatorInto } from './translator.ts'

const FOLDER = 'src/server/words'

/**
 * What the server says, in every language of its build: it serves the pages of all of them. Its module of English words is
 * taken once for each other language, with that one's words in it.
 */
export function serverWords(tags: readonly string[]): Plugin[] {
  const others = tags.filter((tag) => baseOf({ tag }) !== '')
  // Seen from there: with the folder of the build in it, the map of the server would differ from one build to the next.
  const messages = (tag: string) => JSON.stringify(`./messages.ts?in=${tag}`)
  const entry = (tag: string, at: number) =>
    `${JSON.stringify(tag)}: { words: words${at}, base: ${JSON.stringify(baseOf({ tag }))} }`
  return [
    {
      name: 'server-words',
      load: (id) =>
        id.endsWith(`/${FOLDER}/other-languages.ts`)
          ? [
              ...others.map((tag, at) => `import * as words${at} from ${messages(tag)}`),
              `export const OTHER_LANGUAGES = { ${others.map(entry).join(', ')} }`,
            ].join('\n')
          : null,
    },
    inlineWords('en', translatorInto('en')),
    ...others.map((tag) => inlineWords(tag, translatorInto(tag), `in=${tag}`)),
  ]
}
