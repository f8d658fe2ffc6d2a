import { InvalidReply, type Prompt, type Reply } from './prompt.ts'
import { mentioned } from './prompts.ts'
import type { Result } from './result.ts'

/** A prompt as text, with numbered options. */
export function renderPrompt(prompt: Prompt): string {
  const { kind, note } = prompt
  return note === undefined || kind === 'mentions' ? bare(prompt) : `\n${note}\n${bare(prompt)}`
}

function bare(prompt: Prompt): string {
  if (prompt.kind === 'start') {
    return [
      '\nWhere does it hurt? Write place, sex, age and (if you like) weight in kg, such as: low_back female 34 70',
      'Other places that hurt too follow the first with a plus, such as: low_back+knee female 34',
      'Who answers for somebody else writes child or other first, and whoever likes tells more in own words after a colon:',
      '  child navel female 6: since yesterday her belly hurts and she has a fever',
      ...prompt.locations.map(({ key, name }) => `  ${key}  (${name})`),
    ].join('\n')
  }
  if (prompt.kind === 'go_on') {
    const options = prompt.options.map(({ key, label }) => `${key[0]}  ${label}`)
    return `${renderResult(prompt.result)}\n\n${prompt.question}\n  ${options.join('    ')}`
  }
  if (prompt.kind === 'mentions') {
    return [
      ...prompt.urgent.map(({ title, text }) => `\n! ${title}\n  ${text}`),
      ...(prompt.known.length > 0 ? ['\nThis counts already:'] : []),
      ...prompt.known.map((mention) => `  -  ${mentioned(mention)}`),
      ...(prompt.mentions.length > 0 ? ['\nYou mentioned:'] : []),
      ...prompt.mentions.map((mention, index) => `  ${index + 1}  ${mentioned(mention)}`),
      ...prompt.places.map(
        ({ question, quote }, index) => `  ${prompt.mentions.length + index + 1}  ${question}  ("${quote}")`,
      ),
      `\n  ${prompt.note}`,
      prompt.mentions.length + prompt.places.length > 0
        ? '  the numbers of what is right, or 0 for none'
        : '  0 to go on',
    ].join('\n')
  }
  const told = prompt.kind === 'step' ? (prompt.told ?? []) : []
  const options = prompt.options.map(
    ({ key, label }, index) => `  ${index + 1}  ${told.includes(key) ? '[you told us] ' : ''}${label}`,
  )
  if (prompt.kind === 'self_test') {
    return [
      `\nSelf-test: ${prompt.name}`,
      ...prompt.notIf.map((text) => `  Not for you if: ${text}`),
      ...prompt.instructions.map((text, index) => `  ${index + 1}. ${text}`),
      ...prompt.stopIf.map((text) => `  Stop if: ${text}`),
      prompt.text,
      ...options,
      '  one number; also ? for not sure, x if you cannot or should not do it',
    ].join('\n')
  }
  if (prompt.kind === 'anything_else')
    return [`\n${prompt.question}`, ...options, '  numbers, or your own words, or 0 for nothing'].join('\n')
  const how = {
    yes_no: '1 for yes, 0 for no',
    single: 'one number',
    multiple: 'numbers, with ? behind them if not sure about the others, or 0 for none of these',
  }
  return [
    ...(prompt.news ?? []).map((text) => `\n! ${text}`),
    `\n${prompt.part === 'screen' ? '[danger signs] ' : ''}${prompt.question}`,
    `  (${prompt.why})`,
    ...options,
    ...(prompt.heard === undefined ? [] : ['  Your words sound like one of these.']),
    ...(told.length > 0 ? ['  What you told us stays; a minus before its number takes it back.'] : []),
    `  ${how[prompt.type]}; ? for not sure; b for back`,
  ].join('\n')
}

/** A typed line as a reply. Throws InvalidReply when it cannot be read. */
export function parseReply(prompt: Prompt, line: string): Reply {
  const words = line
    .trim()
    .split(/[\s,]+/)
    .filter((word) => word !== '')
  if (prompt.kind === 'start') {
    const [about = '', ...own] = line.split(':')
    const parts = about
      .trim()
      .split(/[\s,]+/)
      .filter((word) => word !== '')
    const who = parts[0] === 'child' || parts[0] === 'other' ? parts.shift() : undefined
    const [places = '', sex = '', age = '', weight] = parts
    const [location = '', ...also] = places.split('+')
    return {
      location,
      ...(who !== undefined && { who: who as 'child' | 'other' }),
      ...(own.length > 0 && { words: own.join(':').trim() }),
      ...(also.length > 0 && { also }),
      sex: sex as 'male' | 'female',
      age: Number(age || Number.NaN),
      ...(weight === undefined ? {} : { weight_kg: Number(weight) }),
    }
  }
  const first = words[0]
  if (prompt.kind === 'go_on') {
    const option = prompt.options.find(({ key }) => key === first || key[0] === first)
    if (!option) throw new InvalidReply(`write ${prompt.options.map(({ key }) => key[0]).join(' or ')}`)
    return { answer: option.key }
  }
  if (prompt.kind === 'mentions') {
    const right = new Set(words.filter((word) => word !== '0').map((word) => mentionAt(prompt, word)))
    return {
      confirm: Object.fromEntries(prompt.mentions.map(({ finding }) => [finding, right.has(finding)])),
      also: prompt.places.map(({ place }) => place).filter((place) => right.has(place)),
    }
  }
  if (prompt.kind === 'anything_else' && first !== '0' && words.some((word) => !/^\d+$/.test(word)))
    return { words: line.trim() }
  if (first === undefined) throw new InvalidReply('write a number, or ? for not sure')
  if (first === 'b') return { back: true }
  if (first === '?' && words.length === 1) return { answer: 'not_sure' }
  if (first === 'x' && prompt.kind === 'self_test') return { answer: 'cannot' }
  if (first === '0' && prompt.kind !== 'self_test') return { answer: [] }
  const optionAt = (number: string) => {
    const option = prompt.options[Number(number) - 1]
    if (!option) throw new InvalidReply(`${number} is not one of 1 to ${prompt.options.length}`)
    return option.key
  }
  const untick = words.filter((word) => /^-\d/.test(word)).map((word) => optionAt(word.slice(1)))
  const ticked = words.filter((word) => !/^-\d/.test(word))
  const chosen = ticked.map((word, at) =>
    word === '?' && at > 0 && at === ticked.length - 1 ? 'not_sure' : optionAt(word),
  )
  return {
    answer: prompt.kind === 'self_test' ? chosen[0]! : chosen,
    ...(untick.length > 0 && { untick }),
  }
}

function mentionAt({ mentions, places }: Extract<Prompt, { kind: 'mentions' }>, number: string): string {
  const offered = [...mentions.map(({ finding }) => finding), ...places.map(({ place }) => place)]
  const mention = offered[Number(number) - 1]
  if (mention === undefined) throw new InvalidReply(`${number} is not one of 1 to ${offered.length}`)
  return mention
}

/** The result as text. */
export function renderResult(result: Result): string {
  const { level, reasons, lesser_reasons: lesser, causes, own_words: ownWords, note } = result
  return [
    ...(note === undefined ? [] : [`\n${note}`]),
    `\nHow urgent: ${level}`,
    ...reasons.map((reason) => `  ${reason}`),
    ...(lesser.length === 0 ? [] : ['\nLess urgent by itself:']),
    ...lesser.map((reason) => `  ${reason}`),
    '\nPossible causes (this is general information, not medical advice):',
    ...causes.flatMap(({ name, medical_name, final, earlier, match, for: speaksFor, against }) => [
      `  ${final.toFixed(2)}  ${name} / ${medical_name}  (interview ${earlier}, self-tests ${match})`,
      ...speaksFor.map((text) => `      + ${text}`),
      ...against.map((text) => `      - ${text}`),
    ]),
    ...(ownWords === null ? [] : [`\nIn your own words, for your doctor: “${ownWords}”`]),
  ].join('\n')
}
