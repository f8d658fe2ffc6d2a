import { langOfEnglish } from '#web/language/language.ts'

/** Stands where the English goes, in no text that people write. */
const MARK = '\uFFFC'

interface EnglishInSentenceProps {
  /** The sentence with these words in it. */
  sentence: (words: string) => string
  words: string
}

/** A sentence with words in it that are English on pages of every language, such as a medical name: a voice must know. */
export function EnglishInSentence({ sentence, words }: EnglishInSentenceProps) {
  if (langOfEnglish === undefined) return <>{sentence(words)}</>
  const [before, after] = sentence(MARK).split(MARK)
  return (
    <>
      {before}
      <span lang={langOfEnglish}>{words}</span>
      {after}
    </>
  )
}
