import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow()

/**
 * Which knowledge the site served from when, so that its operator can answer for what people were told on a
 * given day.
 */
export const knowledgeReleases = pgTable('knowledge_releases', {
  version: text('version').primaryKey(),
  locations: integer('locations').notNull(),
  conditions: integer('conditions').notNull(),
  firstServedAt: moment('first_served_at'),
  lastStartedAt: moment('last_started_at'),
})
