import { run } from '../application/run.ts'

/** The server as its own process, for tests that end it: the build folder is the first argument. */
const [buildFolder] = process.argv.slice(2)
if (!buildFolder) throw new Error('Name the build folder')
await run(process.env, buildFolder)
