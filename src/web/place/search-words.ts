/** Words that say nothing about where: "outer side of my left elbow". */
const EMPTY_WORDS = new Set(
  "a an and at hurts in inside is it it's its me my of on or own pain painful side the to where with your".split(
    ' ',
  ),
)

/** What people say, and what the names say. Two words are joined first: "collar bone". */
const SAME: Readonly<Record<string, readonly string[]>> = {
  abdomen: ['belly'],
  stomach: ['belly', 'stomach'],
  tummy: ['belly'],
  abdominal: ['belly'],
  gut: ['belly'],
  button: ['navel'],
  bum: ['buttock'],
  bottom: ['buttock'],
  backside: ['buttock'],
  outside: ['outer'],
  lateral: ['outer'],
  medial: ['inner'],
  pinky: ['little'],
  pinkie: ['little'],
  little: ['little', 'small'],
  backbone: ['spine'],
  spine: ['spine', 'middle of the back', 'low back middle', 'between the shoulder blades'],
  lumbar: ['low back'],
  nape: ['back of the neck'],
  skull: ['skull', 'head'],
  scalp: ['head'],
  sternum: ['breastbone'],
  coccyx: ['tailbone'],
  clavicle: ['collarbone'],
  scapula: ['shoulder blade'],
  patella: ['kneecap'],
  tibia: ['shin'],
  rib: ['rib'],
  kidney: ['loin'],
  private: ['genital'],
  tmj: ['jaw joint'],
  funnybone: ['inner side of the left elbow', 'inner side of the right elbow'],
  shinbone: ['shin'],
  heelbone: ['heel'],
  cheekbone: ['cheek'],
  nipple: ['breast'],
  sole: ['sole', 'under the', 'arch', 'ball of the'],
  instep: ['top of the', 'instep'],
  tooth: ['teeth'],
  eyeball: ['eye'],
  heart: ['chest'],
  lung: ['chest'],
  thorax: ['chest'],
  liver: ['upper right belly', 'right rib'],
  gallbladder: ['upper right belly', 'right rib'],
  spleen: ['upper left belly', 'left rib'],
  appendix: ['lower right belly'],
  womb: ['lower belly', 'pelvis'],
  uterus: ['lower belly', 'pelvis'],
  ovary: ['lower right belly', 'lower left belly', 'pelvis'],
  ovaries: ['lower right belly', 'lower left belly', 'pelvis'],
  prostate: ['pelvis'],
  anus: ['back passage'],
  rectum: ['back passage'],
  crotch: ['groin', 'genital'],
  hamstring: ['back of the left thigh', 'back of the right thigh'],
  achille: ['achilles'],
}

/** Said of the low back, unlike the "lower back of the thigh". */
const LOWER_BACK = /\blower back\b(?! of)/g

const JOINED = /\b(collar|breast|tail|cheek|funny|back|shin|heel|knee)[ -](bone|cap)s?\b/g

/**
 * The typed words that matter, each as the beginnings of which a name must hold one. Endings of plurals are dropped, so
 * that "blades" finds "blade".
 */
export function searchWords(typed: string): readonly (readonly string[])[] {
  return wordsThatMatter(typed).map((word) => SAME[word] ?? SAME[singular(word)] ?? [singular(word)])
}

/** The words of a name that searched words are compared with. */
export function nameWords(name: string): readonly string[] {
  return wordsThatMatter(name).map(singular)
}

/** Whether a word stands in the plural. */
export function saysSeveral(typed: string): boolean {
  return wordsThatMatter(typed).some((word) => singular(word) !== word)
}

function wordsThatMatter(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(JOINED, '$1$2')
    .replace(LOWER_BACK, 'low back')
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word !== '' && !EMPTY_WORDS.has(word))
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}
