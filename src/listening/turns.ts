import { times } from './times.ts'

const COMPARES = String.raw`\b(?:(?<!\blooks? |\blooked )like|as if|as though|as tho|(?:worse|stronger|more|harder|sorer) than|as (?:bad|strong|painful) as)\s+`

/** What is done to somebody once; "stabbed" or "squeezed" is how a pain feels. */
const BLOWS = String.raw`(?:hit|hitting|kick\w*|punch\w*|beat|beaten|beating|struck|thump\w*|slapp?\w*|whack\w*|smack\w*|bash\w*|shot|run over|ran over|knocked|batter\w*|bit|bites|bitten|stung|stings?|mugged|bumped|banged|dropped)\b`
const HOW_IT_FEELS = String.raw`(?!being|stab|squeez|crush|strangl|pinch|burn|shock|electrocut|pric|pierc|gonna|going)`
const DONE = String.raw`(?:\w{2,}[^aeiou\W]ed|\w{2,}(?:e|i|o)ed|hit|beaten|shot|broke|broken|fell|fallen|slept|ran|run|tore|torn|cut|bit|bitten|stung|hurt|done|did|overdid|overdone|drank|drunk|ate|eaten|lain|sat|swam|swum)\b`

/** "As if I had run a marathon", "like somebody hit me", "like being kicked", "like a hangover", "worse than giving birth": what did not happen. */
const NOT_SO = new RegExp(
  COMPARES +
    '(?:' +
    [
      String.raw`(?:i|we|you|he|she)\s+(?:just\s+)?(?:had|have|was|were|got)\s+(?:just\s+|been\s+|got\s+)*${HOW_IT_FEELS}${DONE}`,
      String.raw`(?:i|we|you|he|she)(?:['’]?d|['’]?ve)\s+(?:just\s+|been\s+|got\s+)*${HOW_IT_FEELS}${DONE}`,
      String.raw`(?:i|we|you|he|she)\s+(?:just\s+)?${HOW_IT_FEELS}${DONE}`,
      String.raw`(?:some ?(?:one|body|thing)|they|(?:a|an|the|my)\s+\w+)\s+(?:had\s+|has\s+|have\s+|was\s+|is\s+|just\s+|keeps\s+)*${BLOWS}`,
      String.raw`(?:being|getting|having been|been)\s+${BLOWS}`,
      String.raw`(?:a |an |the |some |bad |really |massive )*(?:hangover|flu|influenza|sprain|fracture|insect bite|bite|dislocation|bruise)\b`,
      String.raw`(?:giving birth|childbirth|birth pains|when (?:i|we) (?:gave birth|(?:had|was having|were having) (?:a|my|the|our) (?:\w+ )?(?:baby|babies|kids?|son|daughter))|labou?r|having a baby|being in labou?r)\b`,
    ].join('|') +
    ')',
  'gi',
)

/** "It burns like sunburn", "spots like nettle rash": what something looks or feels like. */
const LIKE_A_THING =
  /(?<=\bmore (?:of )?(?:an? )?[\w-]+ )than (?:an? )?[\w-]+|(?<=\b(?:look|feel|felt|seem)\w*\s+(?:(?:like|as if|as though|about|almost|practically|at least)\s+)*(?:i['’]?m\s+|(?:i|she)\s+(?:am|was|were|is)\s+)?)(?:[\w-]+\s+(?:months?|weeks?|mths?)\s+)?(?:heavily\s+)?pregnant\b|\b(?:like|as if from|as from|as in|as after|as if)\s+(?:(?:a|an|the|some|my)\s+(?:\w+\s+){0,2})?(?:cigarette burn|burn mark|sunburn(?:t|ed)?|flu|long walk|nettle rash|nettles|pimple|insect bite|bee sting|wasp sting|periods?(?: (?:pains?|cramps?))?|menstrual cramps?)\b/gi

/** "Not like the room spinning": what it is not like tells neither, unless it is one's usual pain. */
const UNLIKE =
  /\bnot (?:really )?(?:like|as if|as though) (?:when |the |an? |in )(?!\w* ?(?:usual|normal|other|last|migraine|headache|before)\b)[^.,;!?\n]*/gi

/** "If I get a tingly arm, should I ring?", "do I need an X-ray?", "can that cause a clot?": asked about what has not happened. */
const ASKED =
  /\b(?:(?:what|how|would|should|could|does|is)\b[^.;!?]*\bif (?:i|he|she|it|we|they)\b[^.;!?]*|if (?:i|he|she|it|we|they) (?:get|gets|got|had|have|has|develop|start)\b[^.;!?]*\b(?:should|would|could|do|is) (?:i|we|it|that)\b[^.;!?]*|(?:do|should) (?:i|we) (?:need|have|get|go|see|ask|worry|ring|call|expect|watch|look)\b[^.;!?]*|(?:would|could|can|does|do|will|might) (?:(?!i\b|we\b|you\b|my\b|he\b|she\b)[\w'’-]+ ){1,3}(?:mean|cause|lead to|turn into|end in|show|come|make|feel like|happen|spread)\b(?:(?! (?:my|as i|because|since i)\b)[^.;!?])*|(?<=(?:^|[.;!?,\n])\s{0,3})(?:is|was) (?:this|it|that) (?!normal|ok|okay|safe|right|bad|common|usual|worth|possible|because|when|where|in my|on my|my)[^.;,!?\n]{1,40})\?|(?<=(?:^|[.;!?,\n])\s{0,3})is (?:this|it|that) (?:just |only |really |maybe )?(?:an? )?[\w'’-]+(?: [\w'’-]+)? or (?:my|her|his|the|an?|something|just)\b[^.;!?\n]*/gi

const WILL = String.raw`(?:i|we)(?:['’]?ll| will| would|['’]?d| shall|(?: am|['’]?m)? (?:going to|gonna))\s+(?:\w+ )?(?:go|ring|call|see|phone|come|book|visit|head|be off)\b`

/** "If it locks I will go to A&E", "told to come back if it swells": what has not happened, so far. */
const IN_CASE = new RegExp(
  [
    String.raw`\bif (?:i|he|she|it|we|they|my|the|there)\b[^.;!?\n]*?\b(?:${WILL}|(?:should|shall) (?:i|we)\b)`,
    String.raw`(?<=\b(?:${WILL}|(?:should|shall) (?:i|we) (?:worry|be worried|go|see|ring|call|come)\b|(?:told|said|says|advised|asked)\b[^.;!?\n]{0,30}\b(?:back|return|ring|call|go in|come in)|(?:come|go|ring|call) (?:back|in))[^.;!?\n]{0,40})\bif\b[^.;!?\n]*`,
  ].join('|'),
  'gi',
)

/** "Scared it's a tumour", "worried about having a stroke", "I hope it isn't broken": feared, not there. */
const FEARED = new RegExp(
  String.raw`\b(?:(?:scared|afraid|worr(?:y|ied|ying)|terrified|petrified|frightened|paranoid|panicking|freaking out|convinced|fear(?:ing|s|ed)?|(?:think(?:s|ing)?|thought) (?=of an? ))\s*(?:(?:sick|stiff)\s+)?(?:(?:about|of|that|in case|bcoz|because|cos)\s+)?(?=(?:i|it|this|that|s?he)(?:['’]?(?:m|s|ve))?\s+(?:(?:is|was|might|may|could|must|has|have|had|am|be|will|gonna|going)\b|having|got|getting|an?\b|cancer|broken|something|serious)|(?:having|getting|being|an?|the)\s|(?:\w+ )?(?:cancers?|tumou?rs?|clots?|strokes?|heart attacks?|sepsis|meningitis|appendicitis|leuka?emia|lymphoma|aneurysms?)\b)|\b(?:hope|hoping|pray|praying|hopefully)\s+(?:to god |that )?(?=(?:(?:it|this|that|i|we|s?he|they|there)(?:['’]?(?:s|ll|m))?\s+)?(?:(?:is|does|are|do|will|has|have)\s+)?(?:no|not|(?:is|does|are|do|wo|has|have)n['’]?t)\b))`,
  'gi',
)

const TOLD_BY = String.raw`(?:read|saw|seen|watched|heard|googled?|looked up)`

/**
 * "I read online that halos can mean glaucoma", "the nurse asked whether I am numb", "the leaflet lists fits", "warned me about clots",
 * "I expected a fever", "waiting for it to swell", "I would rather have a toothache": named by somebody, or thought of, and not there.
 */
const READ_OF = new RegExp(
  [
    String.raw`\b${TOLD_BY}\s+(?:online|on google|on the (?:internet|web|net)|on (?:reddit|facebook|tiktok)|somewhere|an article|up about|about|that)\s+`,
    String.raw`\b${TOLD_BY}\s+(?:a|an|some|the|this)\s+(?:\w+ )?(?:programmes?|program|videos?|posts?|documentary|adverts?|articles?|leaflets?|posters?|podcasts?|clips?|threads?)\s+(?:about|on|of|saying)\s+`,
    String.raw`\bgoogled?(?: (?:it|says?|said))?\s+|\b(?:the )?internet says?\s+|\bdr google\s+`,
    String.raw`\b(?:leaflet|website|internet|packet|box)\s+(?:says?|said|lists?|listed|mentions?|mentioned|warns? (?:of|about)|talks about)\s+`,
    String.raw`\b(?:asks?|asked|asking|quizzed)\s+(?:me |us |him |her |them )?(?:lots |loads |all )?(?:about|if|whether)\s+`,
    String.raw`\b(?:warned|cautioned)\s+(?:me |us |him |her )?(?:about|of|that)\s+|\b(?:doctors?|docs?|drs?|gp|nurse|physio\w*|midwife|pharmacist|dentist)\s+(?:also |just |then )?mentioned\s+`,
    String.raw`\b(?:offer(?:ed|s|ing)?|recommend(?:ed|s)?|propos(?:ed|es)|suggest(?:ed|s))\s+(?!that (?:i|he|she) (?:had|have|has)\b)|\b(?:doctors?|docs?|drs?|gp|nurse|physio\w*|consultant|surgeon|dentist|osteopath|hospital|they)\s+(?:want|wants|wanted)\s+to\s+`,
    String.raw`\bpeople\s+(?:say|reckon)\s+|\bknow\s+(?:that\s+)?(?=[\w-]+ (?:makes?|can|causes?|means?)\b)`,
    String.raw`\b(?:mum|mom|dad|wife|husband|partner|friend|mate|boss|manager|sister|brother|nan|gran|colleague|neighbour|s?he)\s+(?:also |still |always )?(?:thinks?|thought|reckons?|reckoned|is (?:sure|convinced))\s+(?:that\s+)?(?:(?:it|this)(?:['’]?s| is| was| could| might)?\s+|i(?:['’]?m| am)\s+(?=(?:depressed|anxious|stressed|pregnant|imagining)\b))`,
    String.raw`\b(?:doctor|doc|gp|nurse|physio\w*|consultant|trainer|coach|osteopath|s?he|they)\s+(?:asked|made|got|told|advised)\s+(?:me|us)\s+(?:not\s+)?(?:to\s+)?(?=(?:lift|bend|touch|avoid|stop|rest|keep|do|try|walk|stand|press|push|squeeze|raise|turn|reach|hop|squat|stretch|look|watch|take|eat|drink|cut|lose|stay|use|go|come)\b)`,
    String.raw`\bexpect(?:ed|ing)?\s+(?!(?:(?:a|my|our|the|another|to)\s+)?(?:baby|babies|twins|child|first|second|third|in|and|with)\b)`,
    String.raw`\b(?:would|['’]d)\s+(?:much\s+|far\s+)?(?:rather|sooner)\s+|\bremind(?:s|ed)?\s+(?:me|us)\s+of\s+`,
    String.raw`\b(?:instead|in place) of\s+(?!(?:getting |going |being |feeling )?(?:better|away|improv\w*|eas\w*|settl\w*|heal\w*)\b)|\bwait(?:ing|ed)?\s+for\s+(?=(?:it|this|that|(?:the|my|an?) \w+) to\b|(?:the|my|an?) \w+\s*(?:[.,;!?\n]|$))|\bto prevent\s+`,
  ].join('|'),
  'gi',
)

/**
 * "A clot was ruled out", "swabs came back clear", "fever? no", "I get a rash but not this time", "I had it in March but it cleared up":
 * what stands before, up to a comma, is not there.
 */
const RULED_OUT = new RegExp(
  [
    String.raw`(?:\s(?:is|are|was|were|has|have|had|been|being|now|all|both|already|since))*\s(?:ruled out|excluded|discounted)\b`,
    String.raw`\s(?:came|come|comes|coming) back (?:as )?(?:all )?(?:negative|clear|normal|fine|ok|okay)\b`,
    String.raw`\s(?:is|are|seems?|looks?) (?:very |highly )?unlikely\b`,
    String.raw`\s{0,2}(?:[:?]|\s[-–—])\s{0,3}(?:no|none|nope|nah|nil|not really|never|negative|not that i know of|not at all)(?=\s{0,2}(?:[.,;!?\n]|$))`,
    String.raw`,? but (?:not|never|none) (?:(?:right|just|at all) )?(?:now|this time|today|lately|recently|at the moment|any ?more|with this)\b`,
    String.raw`(?<=\b(?:in (?:(?:early |late )?(?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:19|20)\d\d)|(?:weeks|months|years) ago|last (?:month|year|spring|summer|autumn|winter|christmas|easter))\b[^.;!?\n]{0,20}),? (?:but|and|which) (?:that |it |they |those |this )?(?:(?:has|have|had|all|soon|just|since|eventually) )*(?:cleared(?: up)?|healed|settled|went away|gone away|got better|disappeared)\b(?![^.;!?\n]*\b(?:back|again|return\w*)\b)`,
  ].join('|'),
  'gi',
)

/** "Could be X, I don't see any", "his knee locks, mine doesn't": denied right after it is named. */
const NOT_MINE =
  /(?:[,.–—-]+|\bbut|\band)\s*(?:but |and |though )?(?:(?:i|we|he|she)\s+(?:do|does|did|have|has)(?:n['’]?t| not)\s*(?:(?:see|have|get|got|feel|had|notice)\s+)?(?:any|none|it|that|those|them)?|(?:i|he|she)\s+(?:have|has|had|['’]?ve got|see|get)\s+none(?: of (?:that|those|these|them))?|(?:it|this|that)\s+(?:isn['’]?t|is not)|isn['’]?t|mine\s+(?:do|does|is|are|has|have)(?:n['’]?t| not)(?:\s+(?:do|(?:anything )?like) (?:that|it))?|not (?:me|mine))\s*(?:at all|though|tho)?\s*(?=[,.;!?\n]|$|\s[-–—]\s)/gi

/** Here a comparison ends. */
const ENDS =
  /[,.;!?\n]|\s[-–—]\s|\b(?:but|and|so|when|whenever|if|after|since|because|now|then|ever|every|while)\b/i

/** After these comes what is there. */
const TOLD_AGAIN =
  /[.;!?\n]|,|\s[-–—]\s|\b(?:but|because|becoz|bcoz|cos|as my|since|its just|it['’]s just|when|after|so i|and (?:i|my|now|it|its|it['’]s)|my)\b/i

const MEDICINES = String.raw`(?:pain ?killers?|tablets?|pills?|paracetamol|ibuprofen|codeine|co-?codamol|naproxen|tramadol|morphine|aspirin|antibiotics?|medicines?|medication|meds|drugs?|dose|drops|creams?|gel|calpol|nurofen|\w+triptan)`
const WHO_SAYS = String.raw`(?:they|(?:doctors?|docs?|drs?|gp|nurse|physio\w*|hospital|paramedics?|pharmacist|osteopath|chiropractor))`
/** What others called it: not what somebody feels. */
const THEIR_NAME_FOR_IT = String.raw`\b(?:sprain(?:ed)?|strain(?:ed)?|pulled (?:a )?muscle|bruis(?:e|ed|ing)|virus|bug|anxiety|stress|depression|reflux|indigestion|heartburn|sciatica)\b`
const DOES_NOT = String.raw`(?:has|have|had|did|do|does|is|are|was|were|would|will|could)?\s?(?:n['’]?t|not|never|hardly|barely)`

/**
 * "The tablets have not touched it", "I did not see him fall", "they said it was a sprain", "as if somebody pushed in a knife and twisted
 * it", "pressing on the scar does not hurt": the words of a finding, said of something else.
 */
const SAID_OF_ELSE = new RegExp(
  [
    String.raw`(?<=\b${MEDICINES}\b[^.;,!?\n]{0,30}\s)${DOES_NOT}\s+(?:even |really )?touch\w*(?: (?:it|this|the \w+))?`,
    String.raw`\bnothing (?:\w+ )?touch(?:es|ed|ing)(?: (?:it|this|the \w+))?`,
    String.raw`\b${DOES_NOT}\s+(?:actually )?(?:see|saw|seen)\s+(?:him|her|them|it (?:happen|coming|fall)|what|who|how|the (?:fall|accident|step|kerb|car))\b`,
    String.raw`\b(?:nobody|no one|none of us)\s+(?:saw|seen)\b`,
    String.raw`\b${WHO_SAYS}\s+(?:sa(?:id|ys?)|told (?:me|us)|thinks?|thought)\b[^.;,!?\n]{0,60}?\b(?:might|may|could|would|will|can) (?:well |still |also )?(?:come|happen|follow|develop|appear|get|be|start|return|last|take)\b`,
    String.raw`\b${WHO_SAYS}\s+(?:\w+ )?(?:sa(?:id|ys?)|thinks?|thought|reckon\w*|suspect\w*|told (?:me|us|him|her)|called it|put it down to)\b(?:(?!\b(?:i|he|she|when|after)\b)[^.;!?\n]){0,45}?${THEIR_NAME_FOR_IT}`,
    String.raw`\b(?:been|was|were|got|getting|(?:keep|keeps|kept)(?: being| getting)?)\s+told\b(?:(?!\b(?:i|he|she|when|after|to)\b)[^.;!?\n]){0,45}?${THEIR_NAME_FOR_IT}`,
    String.raw`(?<=\b(?:as if|as though|like)\s+(?:some ?(?:one|body|thing)|they)\b[^.,;!?\n]{0,60})\band\s+(?:(?:then|was|were|is|keeps?) )*(?:twist|turn|wrench|pull|push|squeez|bash|stamp|jump)\w*(?: (?:it|them|hard|round))*`,
    String.raw`\b(?:press|push|touch|prod)\w*\s+(?:on |at )?(?:the|my|a|that|this)\s+(?:cord|vein|scar|mole|nail|stitches|bruise)s?\s[^.,;!?\n]{0,20}?(?:n['’]?t|not)\s+\w+(?: at all)?`,
  ].join('|'),
  'gi',
)

/** The trouble itself, and signs that may come and go beside it. */
const TROUBLE =
  /\b(?:pain\w*|ach\w+|hurt\w*|sore\w*|cramp\w*|throb\w*|it|this|headache\w*|migraine\w*|attacks?|trouble|problem)\b/i
const OTHER_SIGN =
  /\b(?:fever\w*|temperature|temp|chills?|shiver\w*|nausea\w*|sick\w*|vomit\w*|numb\w*|tingl\w*|pins|ringing|tinnitus|buzzing|dizz\w*|gidd\w*|rash\w*|spots|itch\w*|cough\w*|weak\w*|blur\w*|vision|sight|diarrhoea|motions|constipat\w*|palpitations|breath\w*|sweats?|tired\w*|anxiety|mood|nose ?bleed\w*|bleed\w*|hiccups|tears|discharge|crying|cries)\b/i

const OTHER_SIDE =
  /\b(?:the|my)\s+other\s+(?:side|one|knee|leg|arm|hip|shoulder|foot|heel|hand|wrist|elbow|ankle|thigh|calf|ear|eye|breast)\b/i

/** What was had elsewhere: a comparison ("bigger than the other leg") or a second sore place is none. */
const WAS_HAD = /\b(?:had|tore|broke|froze|injured|hurt|replaced|operated|ago)\b/i
const ALSO_HERE = /\b(?:than|too|also|now|as well|both)\b/i

/** What the lexicon takes along of these, so that they need not be in every page's script. */
export const turns = {
  notSo: NOT_SO.source,
  likeAThing: LIKE_A_THING.source,
  unlike: UNLIKE.source,
  asked: ASKED.source,
  inCase: IN_CASE.source,
  feared: FEARED.source,
  readOf: READ_OF.source,
  saidOfElse: SAID_OF_ELSE.source,
  notMine: NOT_MINE.source,
  ruledOut: RULED_OUT.source,
  ends: ENDS.source,
  toldAgain: TOLD_AGAIN.source,
  trouble: TROUBLE.source,
  otherSign: OTHER_SIGN.source,
  otherSide: OTHER_SIDE.source,
  wasHad: WAS_HAD.source,
  alsoHere: ALSO_HERE.source,
  ...times,
}

/** The sources of these expressions. */
export type Turns = Readonly<Record<keyof typeof turns, string>>
