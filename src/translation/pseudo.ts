import { parse, type Token } from '@messageformat/parser'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = 'áƀçðéƒğĥíĵķłɱñóþɋŕšţúṽŵẋýžÁƁÇÐÉƑĞĤÍĴĶŁṀÑÓÞɊŔŠŢÚṼŴẊÝŽ'

/** Other languages need up to so much more room than English. */
const LONGER = 0.4
const FILLING = 'ôňé ťŵö ţĥřéé '

/** English as the pseudo-language has it: accented, and 40 % longer. */
export function pseudoText(english: string): string {
  const letters = english.replaceAll(/[a-z]/gi, (letter) => ACCENTED[LETTERS.indexOf(letter)]!)
  const more = Math.ceil(english.length * LONGER)
  return /[a-z]/i.test(english)
    ? `${letters} ${FILLING.repeat(Math.ceil(more / FILLING.length))
        .slice(0, Math.max(1, more - 1))
        .trim()}`
    : english
}

/** The same of an ICU message: its words alone, not what stands for a value. @throws when it is not one */
export function pseudoMessage(english: string): string {
  return written(parse(english))
}

function written(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'content') return quoted(padded(token.value))
      if (token.type === 'octothorpe') return '#'
      if (token.type === 'argument') return `{${token.arg}}`
      if (token.type === 'function') return token.ctx.text
      const offset = token.type !== 'select' && token.pluralOffset ? `offset:${token.pluralOffset} ` : ''
      const cases = token.cases.map(({ key, tokens }) => `${key} {${written(tokens)}}`).join(' ')
      return `{${token.arg}, ${token.type}, ${offset}${cases}}`
    })
    .join('')
}

/** Spaces at the ends stay there. */
function padded(text: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  return `${before}${pseudoText(words)}${after}`
}

function quoted(text: string): string {
  return text.replaceAll("'", "''").replaceAll(/[{}#]/g, "'$&'")
}
