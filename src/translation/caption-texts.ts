import { readdirSync, readFileSync } from 'node:fs'
import type { SourceText } from './catalogue.ts'
import type { Translator } from './translator.ts'

export const FILMS = 'public/films'

const ENDING = '.vtt'
/** Where a caption that is put into the knowledge begins. */
const ADDRESS = /"\/films\/(\w+\.vtt)"/g

/** The names of the films that have captions. */
export function captionedFilms(folder = FILMS): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .toSorted()
}

/** The captions of all films, in the order in which they show. */
export function captionTexts(folder = FILMS): SourceText[] {
  return captionedFilms(folder).flatMap((film) => {
    const texts: SourceText[] = []
    eachCaption(readCaptions(film, folder), (en) => {
      texts.push(textOf(film, texts.length, en))
      return en
    })
    return texts
  })
}

/** The file of a film's captions in another language, at the same times; what is not translated stays English. */
export function translatedCaptions(film: string, translate: Translator, folder = FILMS): string {
  let at = 0
  return eachCaption(readCaptions(film, folder), (en) => {
    const said = translate(textOf(film, at, en))?.to ?? en
    at += 1
    return said
  })
}

/** Where the captions are in a language. @param base what stands before its pages: `/hi` */
export const captionsAddress = (film: string, base: string): string => `/films${base}/${film}${ENDING}`

/** Anything of the knowledge that names films, with the addresses of that language's captions. @param json as it is written */
export function withCaptionsAt(json: string, base: string): string {
  return json.replaceAll(ADDRESS, `"/films${base}/$1"`)
}

const readCaptions = (film: string, folder: string) => readFileSync(`${folder}/${film}${ENDING}`, 'utf8')

const textOf = (film: string, at: number, en: string): SourceText => ({
  key: `captions.${film}.${at}`,
  en,
  isMessage: false,
})

/** WebVTT as the studio writes it: blocks between blank lines, the first of each caption its times. */
function eachCaption(vtt: string, say: (en: string) => string): string {
  return vtt
    .split('\n\n')
    .map((block) => {
      const [times, ...lines] = block.split('\n')
      const words = lines.filter((line) => line !== '').join('\n')
      if (!times!.includes(' --> ') || words === '') return block
      return [times, escaped(say(unescaped(words))), ...(block.endsWith('\n') ? [''] : [])].join('\n')
    })
    .join('\n\n')
}

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
