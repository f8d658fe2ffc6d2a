/**
 * The statement that charges so many limits in turn, by the generic cell rate algorithm: one time stamp a key, at
 * which all of the limit is free again. Each limit is charged only if none before it refused, so that who is stopped
 * by a limit of their own, such as their network's, uses up nobody else's. Parameters are, for each limit, its key,
 * the seconds one try takes up, and the seconds all of them do. It returns a row, with the seconds to wait, if one
 * refused. The name lets PostgreSQL keep its plan.
 *
 * Requests lock the keys of limits they have in common in the same order, and so never wait for each other in a ring.
 */
export function chargeStatement(limits: number): { name: string; text: string } {
  const parts = Array.from({ length: limits }, (_, at) => at)
  return {
    name: `charge_${limits}`,
    text: `with ${parts.map(chargeOne).join(', ')} ${parts.map(waitOfOne).join(' union all ')}`,
  }
}

const parametersOf = (at: number) => ({
  key: `$${3 * at + 1}::text`,
  one: `make_interval(secs => $${3 * at + 2}::float8)`,
  all: `make_interval(secs => $${3 * at + 3}::float8)`,
})

function chargeOne(at: number): string {
  const { key, one, all } = parametersOf(at)
  const next = `greatest(held.free_at, now()) + ${one}`
  const isFull = `${next} > now() + ${all}`
  return `charged_${at} as (
    insert into rate_limits as held (key, free_at)
    select ${key}, now() + ${one} ${at === 0 ? '' : `where exists (select from charged_${at - 1} where not refused)`}
    on conflict (key) do update set
      free_at = case when ${isFull} then held.free_at else ${next} end,
      refused = ${isFull}
    returning free_at, refused
  )`
}

function waitOfOne(at: number): string {
  const { one, all } = parametersOf(at)
  return `select extract(epoch from free_at + ${one} - ${all} - now())::float8 as wait from charged_${at} where refused`
}
