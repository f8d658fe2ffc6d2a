/**
 * What a backup keeps, each table after those it refers to: people, what they agreed to, and what they wrote. What is used up
 * within minutes or days (sessions, codes, limits, messages on their way) would be wrong when it came back: a session that
 * was ended would live again.
 */
export const KEPT_TABLES = [
  'knowledge_releases',
  'accounts',
  'consents',
  'passkeys',
  'contact_messages',
] as const

/** Of no use after a restore. Every table is in one of the two lists. */
export const LEFT_OUT_TABLES = [
  'outbox',
  'one_time_secrets',
  'passkey_challenges',
  'rate_limits',
  'refresh_tokens',
  'server_keys',
  'sessions',
] as const
