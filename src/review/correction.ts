import { likelihood, priorValue } from '#knowledge/schema/numbers'
import { LIKELIHOOD_WORDS, PRIOR_WORDS, wordsOf } from '#knowledge/schema/scales'
import { ageYears, key, triageLevel } from '#knowledge/schema/parts'
import type { ClaimForm } from './claim.ts'

/** How each kind of correction is written, for the reviewer. */
export const HOW_TO_WRITE: Readonly<Record<ClaimForm, string>> = {
  text: 'The whole sentence or name as it should be.',
  keys: 'Keys of conditions, with a space between.',
  level: `One of ${triageLevel.options.join(', ')}.`,
  ages: 'Youngest and oldest, such as 18-95.',
  likelihood: `One of ${wordsOf(LIKELIHOOD_WORDS).join(', ')}; or a number from a study, such as 0.62 from KEY-OF-SOURCE; or a word in a published band, such as often in 0.3-0.79 from KEY-OF-SOURCE.`,
  prior: `One of ${wordsOf(PRIOR_WORDS).join(', ')}; or of 1000 people, such as 40 from KEY-OF-SOURCE.`,
}

/** @returns the value for the file. @throws RangeError that says how it is written when it is not written so. */
export function parseCorrection(form: ClaimForm, text: string): unknown {
  const written = text.trim().replaceAll(/\s+/g, ' ')
  const value = VALUE_OF[form](written)
  if (value === undefined) throw new RangeError(`“${written}” can't be read. ${HOW_TO_WRITE[form]}`)
  return value
}

const VALUE_OF: Readonly<Record<ClaimForm, (written: string) => unknown>> = {
  text: (written) => written || undefined,
  keys: (written) => {
    const keys = written.split(' ')
    return keys.every((each) => key.safeParse(each).success) ? keys : undefined
  },
  level: (written) => triageLevel.safeParse(written).data,
  ages: (written) => {
    const [min, max] = written.split(/\s?(?:-|to)\s?/).map(Number)
    const isRange = ageYears.safeParse(min).success && ageYears.safeParse(max).success && min! <= max!
    return isRange ? { min, max } : undefined
  },
  likelihood: (written) => likelihood.safeParse(withSources(written, 'p')).data,
  prior: (written) => priorValue.safeParse(withSources(written, 'per_1000')).data,
}

/** `often` as it is; `0.62 from a b` as a number with its sources; `often in 0.3-0.79 from a` as a word with its band. */
function withSources(written: string, name: 'p' | 'per_1000'): unknown {
  const [said, keys] = written.split(' from ')
  if (keys === undefined) return said
  const [value, band] = said!.split(' in ')
  return {
    [name]: Number.isNaN(Number(value)) ? value : Number(value),
    ...(band && { band: band.split('-').map(Number) }),
    sources: keys.split(' '),
  }
}
