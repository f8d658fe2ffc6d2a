import { OTHER } from './other-language.ts'

/** Words that say nothing about where: "outer side of my left elbow". */
export const EMPTY_WORDS: ReadonlySet<string> =
  OTHER?.empty ??
  new Set(
    (
      "a an and at both from hurts hurting in is it it's its me my of on or own the to where with your " +
      'ache aches aching pain pains painful sore area part parts side'
    ).split(' '),
  )

/** The left and the right side. */
export const SIDE_WORDS: ReadonlySet<string> = OTHER?.sides ?? new Set(['left', 'right'])

/** What stands before a name. */
export const ARTICLES: readonly string[] = ['the', 'my', 'your']

/** What an article may follow: "between the", "side of my". */
export const BEFORE_ARTICLES: ReadonlySet<string> = new Set(
  'above behind below beneath between in inside near of on outside over under underneath'.split(' '),
)

/** Words of position, which may say more than any name does: "behind the shoulder". */
export const POSITION_WORDS: ReadonlySet<string> =
  OTHER?.positions ??
  new Set(
    'above back behind below beneath bottom front inner inside outer outside lower top under underneath upper'.split(
      ' ',
    ),
  )

/** What people say, and what the names say, the likeliest first. */
export const SAME: Readonly<Record<string, readonly string[]>> = OTHER?.same ?? {
  abdomen: ['belly'],
  stomach: ['belly', 'stomach'],
  tummy: ['belly'],
  abdominal: ['belly'],
  gut: ['belly'],
  button: ['navel'],
  bum: ['buttock', 'back passage'],
  bottom: ['buttock', 'back passage'],
  backside: ['buttock', 'back passage'],
  inside: ['inner', 'inside'],
  outer: ['outer', 'side of the left hip', 'side of the right hip'],
  outside: ['outer', 'side of the left hip', 'side of the right hip'],
  lateral: ['outer', 'lateral'],
  medial: ['inner', 'medial'],
  underneath: ['under'],
  beneath: ['under'],
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
  kidney: ['loin'],
  private: ['genital'],
  tmj: ['jaw joint'],
  funnybone: ['inner side of the left elbow', 'inner side of the right elbow'],
  shinbone: ['shin'],
  heelbone: ['heel'],
  cheekbone: ['cheek'],
  nipple: ['breast'],
  boob: ['breast'],
  bust: ['breast'],
  tit: ['breast'],
  areola: ['breast'],
  mastitis: ['breast'],
  breastfeeding: ['breast'],
  moob: ['breast'],
  sole: ['sole', 'under the left heel', 'under the right heel', 'arch of', 'ball of the'],
  arch: ['arch of'],
  instep: ['instep', 'top of the left foot', 'top of the right foot'],
  bunion: ['base of the left big toe', 'base of the right big toe'],
  feet: ['foot'],
  calve: ['calf'],
  leg: ['leg', 'thigh', 'knee', 'shin', 'calf'],
  lowerleg: ['lower leg', 'shin', 'calf'],
  arm: ['arm', 'elbow', 'forearm'],
  tooth: ['teeth'],
  eyeball: ['eye'],
  apple: ['throat'],
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
  anal: ['back passage'],
  arse: ['buttock', 'back passage'],
  rectum: ['back passage'],
  rectal: ['back passage'],
  pile: ['back passage'],
  haemorrhoid: ['back passage'],
  hemorrhoid: ['back passage'],
  fissure: ['back passage'],
  poo: ['back passage'],
  poop: ['back passage'],
  pooing: ['back passage'],
  pooping: ['back passage'],
  stool: ['back passage'],
  toilet: ['back passage'],
  crotch: ['groin', 'genital'],
  sciatica: ['buttock', 'low back', 'thigh'],
  sciatic: ['buttock', 'low back', 'thigh'],
  hamstring: ['back of the left thigh', 'back of the right thigh'],
  achille: ['achilles'],
  everywhere: ['all over'],
}

const OWN = '(?: (?:the|my|your|both|left|right))*'

/** Words that mean something else together than each does alone. */
export const TOGETHER: readonly (readonly [said: RegExp, means: string])[] = OTHER
  ? []
  : [
      [/\bshoulderblade/g, 'shoulder blade'],
      [/\bbellybutton/g, 'belly button'],
      [/\b(bum|butt|arse)[ -]?hole\b/g, 'anus'],
      [/\bbackpassage/g, 'back passage'],
      [/\bwhen i (?:go to the toilet|(?:have a |do a |pass )?(?:poop?|stools?))\b/g, 'back passage'],
      [/\b(collar|breast|tail|cheek|funny|back|shin|heel|knee)[ -](bone|cap)s?\b/g, '$1$2'],
      [/\blower leg/g, 'lowerleg'],
      [/\btennis elbow/g, 'outer elbow'],
      [/\bgolfer'?s?'? elbow/g, 'inner elbow'],
      // Said of the low back, unlike the "lower back of the thigh".
      [/\blower back\b(?! of)/g, 'low back'],
      [new RegExp(String.raw`\b(?:behind|back of)(${OWN} knees?)\b`, 'g'), 'hollow$1'],
      [
        new RegExp(String.raw`\b(?:bottom of|under|underneath|beneath)(${OWN} (?:foot|feet))\b`, 'g'),
        'sole$1',
      ],
      [/\b(?:all over|(?:whole|entire|full|all)(?: of)?)(?: the| my)? body\b/g, 'everywhere'],
    ]
