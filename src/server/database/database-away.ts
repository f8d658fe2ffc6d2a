/**
 * SQLSTATE classes 08 (connection), 57P (shutting down or starting) and 53 (out of connections or other means); 57014,
 * a statement that took too long, and 25P03, a transaction that did.
 */
const AWAY_STATE = /^(08|57P|53|57014|25P03)/
const AWAY_SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH'])
/** The driver has no code for these: the last is what a connection says that was lost and is asked again. */
const AWAY_MESSAGE =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed) and is not queryable)/

/** Whether a request failed because the database can't be reached just now, rather than for a mistake of ours. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && (AWAY_STATE.test(code) || AWAY_SOCKET.has(code))) return true
  return AWAY_MESSAGE.test(error.message) || isDatabaseAway(error.cause)
}
