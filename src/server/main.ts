import { join } from 'node:path'
import { run } from './application/run.ts'

// The build folder is two levels up, from src/server as well as from build/server.
await run(process.env, join(import.meta.dirname, '../../build'))
