import { langOfEnglish } from '#web/language/language.ts'

/** The first of those that stand where English goes: for private use, in no text that people write. */
const FIRST_MARK = 0xe000
const MARKS = /([\uE000-\uE00F])/

interface EnglishInSentenceProps<Words extends readonly string[]> {
  /** The sentence with these words in it. */
  sentence: (...words: Words) => string
  words: Words
}

/** A sentence with words in it that are English on pages of every language, such as a medical name: a voice must know. */
export function EnglishInSentence<const Words extends readonly string[]>({
  sentence,
  words,
}: EnglishInSentenceProps<Words>) {
  if (langOfEnglish === undefined) return <>{sentence(...words)}</>
  const marks = words.map((_, at) => String.fromCharCode(FIRST_MARK + at))
  const parts = sentence(...(marks as unknown as Words)).split(MARKS)
  return (
    <>
      {parts.map((part) => {
        const word = words[marks.indexOf(part)]
        return word === undefined ? (
          part
        ) : (
          <span key={part} lang={langOfEnglish}>
            {word}
          </span>
        )
      })}
    </>
  )
}
