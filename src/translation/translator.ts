import { readCatalogue, type Catalogue, type SourceText } from './catalogue.ts'
import { PSEUDO, SOURCE_TAG } from './languages.ts'
import { pseudoMessage, pseudoText } from './pseudo.ts'

export interface Translated {
  to: string
  they?: string | undefined
}

/** A text in one language; null where it is not translated, or was from an English that has changed since. */
export type Translator = (text: SourceText) => Translated | null

export function translatorInto(tag: string, catalogue?: Catalogue): Translator {
  if (tag === SOURCE_TAG) return () => null
  if (tag === PSEUDO.tag) return intoPseudo
  const translations = catalogue ?? readCatalogue(tag)
  return ({ key, en }) => {
    const found = translations.get(key)
    return found && found.en === en ? { to: found.to, they: found.they } : null
  }
}

function intoPseudo({ en, isMessage, they }: SourceText): Translated {
  return { to: isMessage ? pseudoMessage(en) : pseudoText(en), they: they && pseudoText(they) }
}
