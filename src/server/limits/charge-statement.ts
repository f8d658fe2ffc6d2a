/** A query that is run in the statement that charges limits; it finds one row or none. */
export interface Lookup {
  /** Of the query, whatever the value: it names the prepared statement. */
  name: string
  /** @param value the parameter that `value` is sent as, such as `$4` */
  text: (value: string) => string
  value: string
}

/**
 * The statement that charges so many limits in turn, by the generic cell rate algorithm: one time stamp a key, at
 * which all of the limit is free again. Each limit is charged only if none before it refused, so that who is stopped
 * by a limit of their own, such as their network's, uses up nobody else's. Parameters are, for each limit, its key,
 * the seconds one try takes up, and the seconds all of them do, and last the value of the lookup. It
 * returns one row: the seconds to wait, null if none refused, and what was found. The name lets PostgreSQL keep its plan.
 *
 * Requests lock the keys of limits they have in common in the same order, so that no two deadlock.
 *
 * Other servers see a charge at once, but nobody waits until it is on the disk: a PostgreSQL that is killed may forget
 * the last half second of them (docs/decisions/021-limits.md).
 */
export function chargeStatement(
  limits: number,
  lookup?: Pick<Lookup, 'name' | 'text'>,
): { name: string; text: string } {
  const parts = Array.from({ length: limits }, (_, at) => at)
  const name = `charge_${limits}${lookup ? `_${lookup.name}` : ''}`
  const found = lookup ? `left join (${lookup.text(`$${3 * limits + 1}`)}) as found on true` : ''
  const text = `with ${parts.map(chargeOne).join(', ')}, refusal as (${parts.map(waitOfOne).join(' union all ')})
    select refusal.wait${lookup ? ', found.*' : ''}
    from (select set_config('synchronous_commit', 'off', true)) as quickly left join refusal on true ${found}`
  return { name, text }
}

const parametersOf = (at: number) => ({
  key: `$${3 * at + 1}::text`,
  one: `make_interval(secs => $${3 * at + 2}::float8)`,
  all: `make_interval(secs => $${3 * at + 3}::float8)`,
})

/**
 * A row that is there is charged by the clock as of when its lock was got: `now()`, the request's begin, may be before that
 * of one that came to the lock first, and the last try of several at once would be refused. What was charged while the clock
 * ran ahead counts as no more than all of the limit: nobody waits for years once it was put right.
 */
function chargeOne(at: number): string {
  const { key, one, all } = parametersOf(at)
  const before = `least(held.free_at, clock_timestamp() + ${all})`
  const next = `greatest(${before}, clock_timestamp()) + ${one}`
  const isFull = `${next} > clock_timestamp() + ${all}`
  return `charged_${at} as (
    insert into rate_limits as held (key, free_at)
    select ${key}, now() + ${one} ${at === 0 ? '' : `where exists (select from charged_${at - 1} where not refused)`}
    on conflict (key) do update set
      free_at = case when ${isFull} then ${before} else ${next} end,
      refused = ${isFull}
    returning free_at, refused
  )`
}

function waitOfOne(at: number): string {
  const { one, all } = parametersOf(at)
  return `select extract(epoch from free_at + ${one} - ${all} - now())::float8 as wait from charged_${at} where refused`
}
