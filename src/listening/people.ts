import type { Clause } from './clause.ts'
import type { Said } from './concepts.ts'
import { stem } from './stem.ts'

/** Of whoever writes, of a child of theirs, or of somebody they help: whom they name is then the patient. */
export type About = 'me' | 'child' | 'other'

/** Lists of the lexicon by which others and small patients are named. */
export const RELATIVE = stem('relative')
const CHILD = 'child'
/** Who else a text can be about: words of their own, and no slips ("coworker" is no cooker). */
export const OTHERS: ReadonlySet<string> = new Set(
  'friend mate m8 neighbour colleagu coworker boss husband wife partner girlfriend boyfriend hubby sibl flatmat roommat housemat everybody everyone'
    .split(' ')
    .map(stem),
)

/** Who is seen about pain: what they say is of the patient, what they do is not. */
const HELPERS: ReadonlySet<string> = new Set(
  '=doctor =doc =gp =physio =physiotherapist =nurse =surgeon =consultant =dentist =specialist =midwife'.split(
    ' ',
  ),
)

const ARTICLES: ReadonlySet<string> = new Set(['=a', '=another', '=some', '=this', '=one'])
const IS: ReadonlySet<string> = new Set(['=is', '=am', '=was', "=i'm", '=im', '=as', "=he's", "=she's"])

/** Somebody who is named by where they are met: "a guy at work", "a woman on my street", "somebody from church". */
const PERSON: ReadonlySet<string> = new Set(
  '=guy =bloke =man =woman =lady =lad =girl =boy =people =someone =somebody'.split(' '),
)
const SOMEBODY: ReadonlySet<string> = new Set(['=someone', '=somebody', '=people'])
/** "People with this get fevers", unless "I am one of those people". */
const PEOPLE: ReadonlySet<string> = new Set(['=people', '=others'])
const GET: ReadonlySet<string> = new Set('=get =gets =got =have =has =had =with =suffer =feel'.split(' '))
const THOSE: ReadonlySet<string> = new Set(['=those', '=these'])
const NEXT: ReadonlySet<string> = new Set(['=next'])
const EX: ReadonlySet<string> = new Set(['=ex'])
const MINE: ReadonlySet<string> = new Set(['=my'])
const MET_AT: ReadonlySet<string> = new Set(
  "=at =in =on =from =who =whose =i =i've =near =next =down =over =round".split(' '),
)

/** After these somebody tells what they say of the patient. */
export const SAYS: ReadonlySet<string> = new Set(
  '=says =said =thinks =thought =reckons =reckoned =told =tells =asked =noticed =notices =saw =sees =found =measured =took =read'.split(
    ' ',
  ),
)

const PRONOUNS: ReadonlySet<string> = new Set(['=he', '=she', '=his', '=her', '=him'])

/** Which words name somebody else: "she" does so once another person was named, "my mum is ill, she has a fever". */
export function othersIn(said: readonly Said[], about: About): (word: Said) => boolean {
  const writers = about === 'me' ? new Set<Said>() : ofWriter(said)
  if (about === 'other') {
    const isTheirs = ofTheirs(said)
    return (word) => writers.has(word) || isTheirs(word)
  }
  const isNamed = (word: string) =>
    word === RELATIVE || OTHERS.has(word) || (about === 'me' && word === CHILD)
  const others = writers
  let wasNamed = false
  for (const [at, word] of said.entries()) {
    const concepts = [...word.concepts]
    const isOther =
      (concepts.some(isNamed) && !isOneself(said, at)) ||
      (concepts.includes(CHILD) && isSomeChild(said, at)) ||
      isMetSomewhere(said, at)
    if (isOther || (about === 'me' && wasNamed && concepts.some((each) => PRONOUNS.has(each))))
      others.add(word)
    wasNamed ||= isOther || concepts.some((each) => HELPERS.has(each))
  }
  return (word) => others.has(word)
}

const I: ReadonlySet<string> = new Set(['=i', "=i'm", '=im', "=i've"])
const AM: ReadonlySet<string> = new Set(["=i'm", '=im'])
const FEEL: ReadonlySet<string> = new Set('=am =feel =felt =was =been =so =really =just =very'.split(' '))

/** "My daughter will not sleep, I am so tired": whoever writes of another tells what they are themselves by "I am". */
function ofWriter(said: readonly Said[]): Set<Said> {
  const has = (word: Said | undefined, words: ReadonlySet<string>) =>
    [...(word?.concepts ?? [])].some((each) => words.has(each))
  const first = said.findIndex((word) => has(word, PRONOUNS) || has(word, NAMED))
  const isOfAnother =
    first >= 0 && (has(said[first], PRONOUNS) || has(said[first - 1], OURS) || has(said[first - 2], OURS))
  return new Set(
    isOfAnother ? said.filter((word, at) => has(word, I) && (has(word, AM) || has(said[at + 1], FEEL))) : [],
  )
}

const NAMED: ReadonlySet<string> = new Set([RELATIVE, CHILD])
const OURS: ReadonlySet<string> = new Set(['=my', '=our'])

const PARENTS: ReadonlySet<string> = new Set(['=mum', '=mom', '=mother', '=dad', '=father'])
const OWNERS: ReadonlySet<string> = new Set(['=my', '=his', '=her', '=our', '=their', '=the', '=your'])

/** "Mum of three here", "new dad here": how somebody who writes says who they are. */
function isOneself(said: readonly Said[], at: number): boolean {
  const has = (index: number, words: ReadonlySet<string>) =>
    [...(said[index]?.concepts ?? [])].some((word) => words.has(word))
  return (
    has(at, PARENTS) &&
    !has(at - 1, OWNERS) &&
    (['=of', '=to', '=here'] as const).some((word) => said[at + 1]?.concepts.has(word) ?? false)
  )
}

/** "Her brother had a clot": of whoever is helped, those who are named as theirs are others; what they say is of the patient. */
function ofTheirs(said: readonly Said[]): (word: Said) => boolean {
  const others = new Set(
    said.filter(
      ({ concepts }, at) =>
        [...concepts].some((word) => word === RELATIVE || MET.has(word)) &&
        [...(said[at - 1]?.concepts ?? [])].some(
          (word) => THEIR.has(word) || (at > 1 && ARTICLES.has(word)),
        ) &&
        ![...(said[at + 1]?.concepts ?? [])].some((word) => SAYS.has(word)),
    ),
  )
  return (word) => others.has(word)
}

const THEIR: ReadonlySet<string> = new Set(['=her', '=his', '=their'])
const MET: ReadonlySet<string> = new Set('friend mate neighbour colleagu coworker'.split(' ').map(stem))

/** "A boy in her class", which is not the child told of; "she is a girl of five" is. */
function isSomeChild(said: readonly Said[], at: number): boolean {
  const [before, article] = [said[at - 2], said[at - 1]]
  if (!article || ![...article.concepts].some((word) => ARTICLES.has(word))) return false
  return !before || ![...before.concepts].some((word) => IS.has(word))
}

/** "A guy at work", but not "I am a woman in my forties" and "someone hit me". */
function isMetSomewhere(said: readonly Said[], at: number): boolean {
  const has = (index: number, words: ReadonlySet<string>) =>
    [...(said[index]?.concepts ?? [])].some((word) => words.has(word))
  if (has(at, PEOPLE) && has(at + 1, GET)) return !has(at - 1, THOSE)
  // "My ex had a clot", and not "my ex-smoker lungs".
  if (has(at, EX)) return has(at - 1, MINE) && (has(at + 1, GET) || has(at + 1, IS))
  if (!has(at, PERSON) || !has(at + 1, MET_AT)) return false
  const isNextDoor = has(at + 1, NEXT) && has(at - 1, OWNERS)
  return has(at, SOMEBODY) || isNextDoor || (has(at - 1, ARTICLES) && !has(at - 2, IS))
}

/** Of somebody else, unless the phrase names that person. */
export function isOfOthers({ ofOthers, said }: Clause, at: readonly number[]): boolean {
  const namesOther = at.some((index) =>
    [...said[index]!.concepts].some(
      (word) => word === RELATIVE || word === CHILD || OTHERS.has(word) || PERSON.has(word),
    ),
  )
  const first = Math.min(...at)
  // "A man at work hit me on the knee": what another does to somebody is theirs.
  const isDoneToMe = ['=me', '=my'].some((word) => said[first + 1]?.concepts.has(word))
  return !namesOther && !isDoneToMe && ofOthers[first]!
}

/** "My uncle was treated for a year": whether a part of the text is about somebody else. */
export function isAboutOthers(clauses: readonly Clause[], [from, to]: readonly [number, number]): boolean {
  return clauses.some(({ said, ofOthers }) => {
    const within = said.findIndex(({ start }) => from <= start && start < to)
    return within >= 0 && ofOthers[within]!
  })
}
