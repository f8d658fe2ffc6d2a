import type { PoolClient } from 'pg'
import type { Database } from '../database/connect.ts'

/** Does something in one transaction, which may take as long as it needs. */
export async function inTransaction<Outcome>(
  db: Database,
  begin: string,
  act: (client: PoolClient) => Promise<Outcome>,
): Promise<Outcome> {
  const client = await db.$client.connect()
  try {
    await client.query(begin)
    await client.query('set local statement_timeout = 0')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    const outcome = await act(client)
    await client.query('commit')
    return outcome
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}
