import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { StartError } from '../../errors/start-error.ts'
import { addressOf, DATABASE, type Cluster } from './cluster.ts'

/** What the site works as: it owns its database and nothing else, and reads no files and starts no programs. */
const SITE_ROLE = 'painpoint_site'
const PASSWORD_BYTES = 32

/**
 * Makes database and role of the site where they are missing, and returns the address under which the site reaches
 * them. The role's password is a new one at each start and is written nowhere; the superuser's, in the data folder, is
 * for setting up, for commands and for backups.
 * @throws StartError when PostgreSQL refuses
 */
export async function ensureDatabase({ password }: Cluster, port: number): Promise<string> {
  const ofSite = randomBytes(PASSWORD_BYTES).toString('base64url')
  try {
    await asSuperuser(addressOf(password, port, 'postgres'), async (client) => {
      const { rowCount: roles } = await client.query('select from pg_roles where rolname = $1', [SITE_ROLE])
      if (roles === 0) await client.query(`create role ${SITE_ROLE}`)
      await client.query(
        `alter role ${SITE_ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password '${ofSite}'`,
      )
      const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
      if (rowCount === 0) await client.query(`create database ${DATABASE}`)
      await client.query(`alter database ${DATABASE} owner to ${SITE_ROLE}`)
    })
    await asSuperuser(addressOf(password, port), (client) => client.query(HAND_OVER))
  } catch (error) {
    throw new StartError(`The built-in PostgreSQL refuses us: ${(error as Error).message}`)
  }
  return addressOf(ofSite, port, DATABASE, SITE_ROLE)
}

/** Of a database from before there was the role, or that was restored by the superuser. */
const HAND_OVER = `do $$
declare thing text;
begin
  for thing in
    select format('schema %I', nspname) from pg_namespace
      where nspname = 'drizzle' and nspowner <> '${SITE_ROLE}'::regrole
    union all
    select format('table %I.%I', schemaname, tablename) from pg_tables
      where schemaname in ('public', 'drizzle') and tableowner <> '${SITE_ROLE}'
  loop
    execute format('alter %s owner to ${SITE_ROLE}', thing);
  end loop;
end $$`

async function asSuperuser(address: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: address })
  try {
    await client.connect()
    await work(client)
  } finally {
    await client.end()
  }
}
