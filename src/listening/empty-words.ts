/** Words that say nothing of what is the matter. Words of time, place and order stay. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the my your his her our their its i me you he she it we us they him them im ive id ill theres thats this that these ' +
    'those is am are was were be been being have has had having do does did doing done will would can could should shall must ' +
    "i'm i've i'd i'll it's that's there's he's she's they're you're we're he'd she'd they've we've it'll he'll she'll " +
    'to of in at for with when whenever while as and or from by than then there here so very really quite too also some any ' +
    'if which who what where how just feel feels feeling feelings felt seem seems looks look looking looked get gets got gotten ' +
    'become becomes became becoming make makes made making like kind sort lot lots about even now already ' +
    'almost nearly well oh um er please doctor hi hello thanks think thinks suppose guess actually basically literally ' +
    'pretty rather fairly absolutely completely totally extremely incredibly terribly awfully dead proper properly own ' +
    'one ones thing things something anything everything someone somebody anyone on onto upon such other again'
  ).split(' '),
)

/** Small words that take no room between the words of a phrase. */
export const LIGHT_WORDS: ReadonlySet<string> = new Set(
  'only still up down out off over away back around round through much more most little all both every each always often usually sometimes constantly come go start keep longer ever any'.split(
    ' ',
  ),
)
