import type { Key } from '#engine'
import type { BundleCare } from '#knowledge/bundle/bundle'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { text } from '#web/language/text.ts'
import { sentenceOf } from '#web/ui/words.ts'

/** What stands beside medical texts, wherever they are shown. */
export const medicalNoteMessages = {
  notAdvice:
    'This is general information, not medical advice. Only someone who examines you can say what you have.',
  careful: 'Be careful:',
  forYou: 'For you:',
  askFirst: text('{reasons} Ask a doctor or pharmacist first.'),
}

/** That a test or treatment is one to ask about first. @param reasons sentences without their full stop (`askFirst`) */
export function askFirstWords(reasons: readonly string[]): string {
  return medicalNoteMessages.askFirst({ reasons: reasons.map(sentenceOf).join(' ') })
}

/** What somebody reported that makes a test or treatment one to ask about first, each as a sentence without its full stop. */
export function askFirst(
  { askFirstWith = [] }: Pick<BundleCare, 'askFirstWith'>,
  present: ReadonlySet<Key>,
  findings: LocationKnowledge['findings'],
): string[] {
  return askFirstWith.flatMap((key) => (present.has(key) ? (findings.get(key)?.present ?? []) : []))
}
