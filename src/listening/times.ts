// By these a time, or another number, is known to be of something else than the pain. The lexicon takes them along, so that they are
// in no page's script.

/** A time that is not how long the trouble has lasted: of one spell, of an exercise, of something else that happened. */
const OF_A_SPELL =
  /^\s*(?:of (?!(?:(?:an?|the|my|this|really|very|bad|terrible|awful|such|having|tummy|stomach|belly|back|chest|leg|throat) ){0,3}(?:pain|ach|agony|this|it\b|suffer|hurt|headache|migraine|symptom|discomfort|trouble|misery|hell|stiff|constant|sore|burn|throb|tingl|swell|swoll|cramp|sharp|dull|stabb|numb|itch))\w|at a time|each|every|and then|then|after|in the morning|a day|a night|before i|until|or so and then|when i|if i|(?:i|he|she|it) (?:(?:have|has|had) )?also\b)/i

/** Farther off than two words, only if none of them is of a trouble: "my feet have been sore for three weeks". */
const OF_DOING =
  /\b(?:star(?:e|ed|ing)|sit|sat|sitting|stand|stood|standing|walk|walked|walking|run|ran|running|driv\w+|drove|lie|lay|lying|stiff\w*|lasts?|lasting|lasted|rest\w*|sle\w+|flew|flying|kneel\w*|read\w*|typ\w+|eat\w*|ate|on it|goes|went|better|eas\w+|off|feet|gone|away|stop\w*|drank|play\w*|train\w*|work\w*|smok\w+|tak\w+|took|help\w*|married|pregnant|plane|bed|retired|diabet\w*|hospital|job|used|using|drink\w*|(?<!been )doubled|sorts?|sorted|fix\w*|settl\w*|calm\w*|sooth\w*|reliev\w*|relief|closes?|closed|dries|dried(?: up)?|heals? (?:up|over)|breastfe\w*|nurs(?:ed|ing)|splint|brace|plaster)\s*(?:(?:\w+\s){0,2}|(?:(?!been|because|sore|pain|hurt|ach)\w+\s){3,4})$/i

const BEGAN =
  /\b(?:start\w*|beg[au]n\w*|came on|come on|notic\w+|happened|hurt\w*|pain\w*|ache\w*|first|appear\w*|woke|began having|twist\w*|fell|fall\w*|injur\w*|sprain\w*|swell\w*|swoll\w*|twisted|pulled|strained|lifted|wrenched|slipped|tripped|stab\w*|bent|popped|cracked|jolt\w*|hit|knock\w*|bang\w*|crash\w*|accident|scratch\w*|cut|landed|slammed|trod|caught|trapped|came off|kicked|snapp?\w*|trouble|problem)\b/i

const OTHER_EVENT =
  /\b(?:operat\w+|surg\w+|replac\w+|remov\w+|birth|baby|pregnan\w*|section|diagnos\w+|infection|virus|bug|tonsillitis|pneumonia|bronchitis|vaccin\w*|jabs?|injections?|flu|covid|cold|cancer|heart attack|stroke|chemo\w*|stent\w*|moved|holiday|quit|gave up|stopped|dose|tablet\w*|pill\w*|period|broke my|used to|trip|flight|flew|back from|bite|bitten|stung)\b/i

/** A medicine that has been taken for long tells nothing of how long the trouble has lasted; names by how they end. */
const MEDICINE =
  /\b(?:painkillers?|tablets?|pills?|drops|ibuprofen|paracetamol|naproxen|diclofenac|aspirin|codeine|antibiotics?|antidepressants?|inhaler|steroids?|insulin|methotrexate|levothyroxine|\w{3,}(?:pril|sartan|olol|statin|formin|dipine|azole|oxacin|mycin|cillin|cycline|xaban|gliflozin|gliptin|semide|thiazide|sone|solone|traline|oxetine|alopram|faxine|triptan|profen|gabalin|apentin|dronate|triptyline|tazapine|lukast))\b/i

/** "She has not pooed for three days": of something else than the pain. */
const OTHER_TROUBLE =
  /\b(?:constipat\w*|poo\w*|(?<!loose )(?:stools?|motions?)|bowels?|toilet|eaten|eating|appetite|slept|sleep\w*|periods?|cough\w*|blood pressure|sugar|diabet\w*|thyroid|thirst\w*|asthma|copd|cholesterol|insulin|weight|same (?:woman|man)|partner|crutches|knobbly|prednis\w*|steroids?|tablets?|pills?|painkillers?|married|smok\w*|due|nothing|doses?|coil|implant|splint|brace|plaster|lens(?:es)?|hearing aid|isolat\w*|quarantin\w*|liv(?:ed|ing) (?:in|at|with|here|there|on)|(?:have|has|had)(?:n['’]?t| not) (?:seen|been to|had an?)|been an? (?!pain|bit|problem|nightmare|nuisance|struggle|issue|worry|sore|constant|dull|bad|burning|sharp|lump)\w+|(?:have|has|had)(?:n['’]?t| not) (?:been|gone)(?= *$)|nappy|nappies|stream|(?:urine|wee|pee) (?:is|has been|looks|smells)|(?:boots?|strap|zip) (?:will|has|is|does)|wear in|statins?|\w+statin|metformin|dr[aiu]nk\w*|wine|beers?|physio\w*)\b/i

const OF_PREGNANCY =
  /\b(?:pregnan\w*|preg|midwife|contractions?|tightenings?|antenatal|expecting|(?:my|the) bump|baby(?:['’]?s)? (?:is )?(?:mov|kick)\w*|due date|pubic bone|spd|pgp)\b/i

const FEVER_BEFORE =
  /\b(?:fever\w*|temp(?:erature)?)(?: (?:of |is |was |at |up to |around |about )*[\d.,]+(?: ?(?:c|f|degrees?))?)?(?: (?:on and off|since|for|now|also|too|there|been|going))*\s*$/i

/** "Since last night he has felt feverish": when another sign began. */
const OTHER_SIGN_SINCE =
  /^,? (?:i|he|she)(?:['’]?(?:ve|m|s))? (?:(?:have|has|am|is|was|had|feels?|felt|been|also|got|gets|getting|keeps?|a|so|very) )*(?:feverish|fever|temperature|temp|shiver\w*|giddy|dizzy|vomit\w*|sick|nauseous|throwing up|confused|itch\w*)\b/i

/** "Started a new job two weeks ago": another thing began then. */
const BEGAN_ELSE =
  /\b(?:start(?:ed|ing)?|began|begun)\s+(?:back |on )?(?:an?\s+(?!bad|sharp|dull|terrible|pain|ache|burning|sore|hour|few|couple|half|good|minute|day|night|week|fortnight|month|year|while|long)|my\s+(?!pain|ache)|new\s|at\s+(?:a|my|the|work|school|uni|college)\b|(?:running|jogging|cycling|swimming|lifting|training|working|going|taking|using|doing|playing|dancing|breastfeeding|school|college|uni|nursery|work|antibiotics|tablets|chemo|physio)\b)[^.;!?]*$/i

/** "It burns when I go, then for an hour", "for three hours, then it stopped": how long it lasts each time, or did once. */
const THEN_OR_EACH_TIME =
  /\b(?:then|after (?:that|it|this|each|every)|afterwards|every|each|whenever|when i|always|usually|sometimes|often|most (?:nights|days|mornings)|(?:three|four|five|several|many) times|spells?|bouts?)\b[^.;!?]*$/i

/** "My toe was red for a month": how long something was that is over. */
const WAS_FOR =
  /(?<!\b(?:i|it|that|he|she|pain) )\bwas (?:(?!on|off|in|there|away|not|never)\w+ ){1,3}for (?:an?|one|two|three|a few|some) (?:weeks?|months?|days?)$/i

const TOUCHED =
  /\b(?:touch\w*|press\w*|boots?|shoes?|trainers|blouse|shirt|bra|duvet|sheets?|socks?|collar|waistband|sneez\w+|cough\w+|laugh\w+)\b(?: [\w'’]+){0,3}? (?:is|are|was|were|feels?|felt) (?:\w+ )?$/i

/** "They pulled a tooth two weeks ago". */
const TOOTH_OUT =
  /\b(?:(?:tooth|teeth|molars?|filling|toenail) (?:\w+ ){0,6}(?:pulled|drilled|removed|taken out|out)|(?:pulled|extracted|drilled|removed|took out|taken out) (?:\w+ ){0,3}(?:tooth|teeth|molars?|toenail))\b/i

/** An illness of its own: a sore ulcer of the foot is the trouble itself. */
const OTHER_ILLNESS =
  /\b(?:(?:stomach|peptic|duodenal|gastric) ulcers?|(?:had|have|got|with|after) an? ulcer(?! on\b))\b/i

/** What else has such a number: "pulse 98", "sats 96". */
const OTHER_MEASURE =
  /\b(?:pulse|heart ?rate|heart(?: beat)?|hr|bpm|sats?|spo2|o2|oxygen|bp|pressure|sugars?|glucose|weigh\w*|height|bmi)(?: (?:is|was|at|of|now|about|around|are|were|reading|level))*\s*[:=]?\s*$/i

/** What makes it no wonder that weight was lost. */
const ON_PURPOSE =
  /\b(?:diet(?:ing|ed)|on a diet|slimming|weight watchers|keto|fasting|(?<!without |not |no )(?:trying|exercis\w*|gym)|on purpose|ozempic|wegovy|mounjaro|since (?:the )?birth)\b/i

/** "Awful periods", "a terrible cough": what another sign is like. */
const OTHER_SIGN_NEXT =
  /^\s+(?:periods?|cough\w*|nausea|sickness|diarrhoea|constipation|rash|itch\w*|smell|taste|breath|night'?s?|day|cold|mood|wind|dizziness|tiredness|fatigue|bleeding|swelling|weakness|numbness|vomiting|sweats?|sweating|hangover|swollen|puffy|red|numb|bloated|dizzy|nauseous|breathless|constipated|itchy)\b/i

/** How much pressing hurts is not how strong the pain is. */
const PRESSED =
  /\b(?:press\w*|push(?:ing|ed) on|prod\w*|pok(?:e|ing)|touch\w*|squeez\w*|tapp?(?:ing)?|feeling it)\b/i
const WHEN_PRESSED =
  /^,? (?:(?:even )?(?:when|if|as) (?:i|you|he|she|they|we|the \w+|my \w+) )?(?:press|push on|prod|poke|touch|squeeze|tap)\w*\b|^ (?:to (?:press|touch)|on pressing)/i

export const times = {
  ofASpell: OF_A_SPELL.source,
  ofDoing: OF_DOING.source,
  began: BEGAN.source,
  otherEvent: OTHER_EVENT.source,
  medicine: MEDICINE.source,
  otherTrouble: OTHER_TROUBLE.source,
  ofPregnancy: OF_PREGNANCY.source,
  feverBefore: FEVER_BEFORE.source,
  otherSignSince: OTHER_SIGN_SINCE.source,
  beganElse: BEGAN_ELSE.source,
  thenOrEachTime: THEN_OR_EACH_TIME.source,
  wasFor: WAS_FOR.source,
  toothOut: TOOTH_OUT.source,
  otherIllness: OTHER_ILLNESS.source,
  touched: TOUCHED.source,
  otherMeasure: OTHER_MEASURE.source,
  onPurpose: ON_PURPOSE.source,
  otherSignNext: OTHER_SIGN_NEXT.source,
  pressed: PRESSED.source,
  whenPressed: WHEN_PRESSED.source,
}

/** The expressions, read. */
export type Times = Readonly<Record<keyof typeof times, RegExp>>
