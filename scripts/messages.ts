import { runMessagesCommand } from '#server/contact/messages-command'
import { withDatabase } from './with-database.ts'

/** `npm run messages`: what visitors wrote. */
await withDatabase((db) => runMessagesCommand(db, process.argv.slice(2)))
