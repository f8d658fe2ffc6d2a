import { createInterface } from 'node:readline'
import { readBundles } from '#evaluation/read-bundles'
import { readLexicon } from '#evaluation/read-lexicon'
import { consultation } from '#terminal/consultation'
import { listeningBy } from '#terminal/consultation-state'
import { check, InvalidReply, type Prompt, type Reply } from '#terminal/prompt'
import { consultationServer } from '#terminal/serve'
import { parseReply, renderPrompt, renderResult } from '#terminal/plain-text'
import { withReplyForm } from '#terminal/reply-form'

/**
 * `npm run consult`: a consultation in the terminal. With `-- --json`, one JSON object a line in each direction, so that
 * a program can play the patient; an invalid reply is answered by {"kind":"error"} and the prompt again. The kinds of prompt
 * are `Prompt` in `src/terminal/prompt.ts`. At an emergency comes {"kind":"go_on"}, which holds the result so far: reply
 * {"answer":"no"} to end with it, {"answer":"yes"} to go on. With `-- --serve 4000`, many consultations side by side over HTTP
 * on this machine alone (src/terminal/serve.ts).
 */
const port = Number(process.argv[process.argv.indexOf('--serve') + 1])
if (process.argv.includes('--serve')) {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    console.error('--serve takes a port, such as 4000')
    process.exit(2)
  }
  const server = consultationServer(readBundles(), listeningBy(readLexicon()))
  server.listen(port, '127.0.0.1', () => console.log(`GET and POST http://127.0.0.1:${port}/ID`))
  await new Promise((closed) => server.once('close', closed))
}
const asJson = process.argv.includes('--json')
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
const say = (value: string) => process.stdout.write(`${value}\n`)

const conversation = consultation(readBundles(), listeningBy(readLexicon()))
let turn = conversation.next(undefined as never)
while (!turn.done) {
  const prompt = turn.value
  say(asJson ? JSON.stringify(withReplyForm(prompt)) : renderPrompt(prompt))
  const reply = await readReply(prompt)
  if (reply === null) process.exit(1)
  turn = conversation.next(reply)
}
say(asJson ? JSON.stringify(turn.value) : renderResult(turn.value))
process.exit(0)

async function readReply(prompt: Prompt): Promise<Reply | null> {
  for (;;) {
    const line = await lines.next()
    if (line.done) return null
    try {
      const reply = asJson ? parseJson(line.value) : parseReply(prompt, line.value)
      check(prompt, reply)
      return reply
    } catch (error) {
      if (!(error instanceof InvalidReply)) throw error
      say(asJson ? JSON.stringify({ kind: 'error', message: error.message }) : `  ${error.message}`)
      if (asJson) say(JSON.stringify(withReplyForm(prompt)))
    }
  }
}

function parseJson(line: string): Reply {
  try {
    const value: unknown = JSON.parse(line)
    if (typeof value === 'object' && value !== null) return value as Reply
  } catch {
    // Said below: a line that is no JSON is as invalid as one that is no object.
  }
  throw new InvalidReply('write one JSON object a line')
}
