import type { PoolClient } from 'pg'

/** How many migrations the tables of a database have had: they only ever go forward, in one order. */
export async function countMigrations(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  )
  return rows[0]!.count
}
