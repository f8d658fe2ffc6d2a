import { fits, holds, SEVERITY, type Key, type Model, type Span, type TriageLevel } from '#engine'
import type { HelpLine, LocationBundle } from '#knowledge/bundle/bundle'
import { endOfTelling } from './end-of-telling.ts'
import { peopleWith } from './safety-people.ts'
import { canTell, contradict, stepsWith, withParents } from './told-signs.ts'

/** Signs that a condition's own line sends somewhere, and that do less at one of its places. */
export interface WeakLine {
  condition: Key
  place: Key
  say: string
  /** Where the line sends somebody. */
  level: TriageLevel
  signs: readonly Key[]
  /** Where somebody ends who has the condition and the signs, and whether all of them were asked for. */
  ends: TriageLevel
  isAsked: boolean
}

/**
 * Plays somebody with each condition of a place, as it usually is, who has the signs of one of its lines about when to get
 * help as well, for each line and each way to tell it: they must end where the line sends them.
 */
export function weakLines({ location, conditions }: LocationBundle, model: Model): WeakLine[] {
  return conditions.flatMap(({ key: condition, getHelp }) =>
    getHelp.flatMap((line) => {
      const tie = tieOf(line)
      return (tie?.when ?? []).flatMap((signs): WeakLine[] => {
        const end = endOf(model, condition, signs, tie!)
        if (end === null || SEVERITY[end.ends] >= SEVERITY[tie!.level]) return []
        return [{ condition, place: location.key, say: line.say, level: tie!.level, signs, ...end }]
      })
    }),
  )
}

interface Tie {
  level: TriageLevel
  when: string[][]
  age?: Span | undefined
}

function tieOf({ tie, withinDays }: HelpLine): Tie | undefined {
  return tie ?? (withinDays && { level: 'routine', ...withinDays })
}

/** The lines of dangerous conditions that are tied to nothing at any of their places: "condition: line". */
export function untiedLines(bundles: readonly LocationBundle[]): string[] {
  const lines = new Map<string, boolean>()
  for (const { key, danger, getHelp } of bundles.flatMap(({ conditions }) => conditions)) {
    if (!danger || danger.level === 'routine') continue
    for (const { say, tie, withinDays } of getHelp as readonly HelpLine[]) {
      const line = `${key}: ${say}`
      lines.set(line, lines.get(line) === true || tieOf({ say, tie, withinDays }) !== undefined)
    }
  }
  return [...lines].flatMap(([line, isTied]) => (isTied ? [] : line))
}

/** A line that is tied at one place of its condition and to nothing at another, where no question offers its signs. */
export interface LostLine {
  condition: Key
  place: Key
  level: TriageLevel
  say: string
}

export function lostLines(bundles: readonly LocationBundle[]): LostLine[] {
  const levels = new Map<string, TriageLevel>()
  const untied: Omit<LostLine, 'level'>[] = []
  for (const { location, conditions } of bundles) {
    for (const { key: condition, getHelp } of conditions) {
      for (const line of getHelp) {
        const level = tieOf(line)?.level
        if (level) levels.set(`${condition}: ${line.say}`, level)
        else untied.push({ condition, place: location.key, say: line.say })
      }
    }
  }
  return untied.flatMap((line) => {
    const level = levels.get(`${line.condition}: ${line.say}`)
    return level ? [{ ...line, level }] : []
  })
}

/** Null where nobody with the condition can tell all of the signs, as of a child and of an old person, or a rule surely holds. */
function endOf(
  model: Model,
  condition: Key,
  signs: readonly Key[],
  { level, age }: Tie,
): Pick<WeakLine, 'ends' | 'isAsked'> | null {
  const able = peopleWith(model, condition, false).filter(
    (each) => fits({ age }, each) && signs.every((sign) => canTell(model, sign, each)),
  )
  // Of each sex the youngest, middle and oldest: the middle one where that one can tell.
  const person = able[1] ?? able[0]
  if (!person || contradict(model, signs)) return null
  const says = withParents(model, person, signs)
  // Whoever has it is asked in the danger-sign screen, and a rule knows it: nothing to play.
  const isScreened = [...says].every((sign) =>
    stepsWith(model, sign).some(({ key }) => model.steps.get(key)!.screen),
  )
  const isKnown = model.knowledge.redFlags.some(
    (rule) => SEVERITY[rule.level] >= SEVERITY[level] && holds(rule, person, says),
  )
  if (isScreened && isKnown) return null
  return endOfTelling(model, person, condition, signs, says)
}
