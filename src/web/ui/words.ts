/**
 * What `Intl` would do for the English this site speaks. Its first formatter costs a cheap phone 150 ms in which no tap is
 * answered, so pages that open the site do without.
 */

/** "a, b, and c". */
export function listed(names: readonly string[]): string {
  if (names.length < 3) return names.join(' and ')
  return `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`
}

/** A whole number with a comma between thousands: "10,410". */
export function grouped(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',')
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** A day such as "2026-11-22", in words: "22 November 2026". */
export function dayInWords(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number) as [number, number, number]
  return `${day} ${MONTHS[month - 1]} ${year}`
}
