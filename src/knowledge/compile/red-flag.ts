import type { Key, SignClauses } from '#engine'
import { adviceOf, type Advice } from '../content/advice.ts'
import { marksOf } from './advice-marks.ts'
import type { LocationBundle } from '../bundle/bundle.ts'
import type { ActionSource } from '../schema/action.ts'
import type { RedFlagSource } from '../schema/red-flag.ts'
import { redFlagVariants } from './variants.ts'
import { soonerIn, withinHoursOf, withoutTimes } from './times.ts'

/** A danger sign's rule as bundles hold it, with the words of the actions it names. */
export function compileRedFlag(
  rule: RedFlagSource,
  actions: ReadonlyMap<string, ActionSource>,
  yieldsTo: readonly Key[],
): LocationBundle['redFlags'][number] {
  const advice = adviceOf(rule, actions)
  const times = timesOf(rule.level, advice)
  const { sex, age } = rule.when
  return {
    key: rule.key,
    level: rule.level,
    yieldsTo: yieldsTo.length > 0 ? [...yieldsTo] : undefined,
    when: { ...clausesOf(rule.when), sex, age },
    unless: rule.unless_told && clausesOf(rule.unless_told),
    title: rule.title,
    ...advice,
    ...times,
    marks: marksOf(times.doUntimed ?? advice.do),
    variants: redFlagVariants({ level: rule.level, do: advice.do, ...times }),
    because: rule.because,
    pointsTo: rule.points_to ?? [],
    sources: rule.sources,
  }
}

function clausesOf({ all, any, at_least: atLeast }: NonNullable<RedFlagSource['unless_told']>): SignClauses {
  return { all, any, atLeast }
}

type Times = Pick<LocationBundle['redFlags'][number], 'withinHours' | 'doUntimed' | 'sooner'>

/** How soon by its words; an emergency is now, whatever they are. */
function timesOf(level: RedFlagSource['level'], { do: advice, howFast }: Advice): Times {
  if (level === 'emergency') return {}
  const untimed = withoutTimes(advice)
  return {
    withinHours: withinHoursOf(howFast, advice),
    doUntimed: untimed === advice ? undefined : untimed,
    sooner: soonerIn(howFast) ?? undefined,
  }
}
