import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { LocationBundle } from '#knowledge/bundle/bundle'
import { consultation } from './consultation.ts'
import { check, InvalidReply, type Prompt, type Reply } from './prompt.ts'
import { withReplyForm } from './reply-form.ts'
import type { Result } from './result.ts'
import type { Listening } from './consultation-state.ts'

/** A session's name, chosen by whoever plays it. */
const NAME = /^\/([A-Za-z0-9_-]{1,64})$/
const MOST_BYTES = 64 * 1024
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

/** A page of another site that gives its name this machine's address could play consultations by that name. */
const OWN_HOST = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/

type Conversation = ReturnType<typeof consultation>
interface Session {
  conversation: Conversation
  now: Prompt | Result
}

/**
 * Holds many consultations side by side over HTTP, so that programs and people can play many patients: `GET /ID` says what is
 * asked now, beginning the consultation where the name is new, `POST /ID` takes a reply as JSON and says what is asked next or
 * the result, `DELETE /ID` forgets it. A reply that does not fit is refused with 422 and changes nothing. Of more than `most`
 * the one that was used longest ago is forgotten.
 */
export function consultationServer(
  bundles: readonly LocationBundle[],
  listening?: Listening,
  most = 1000,
): Server {
  const sessions = new Map<string, Session>()

  function sessionOf(name: string): Session {
    const known = sessions.get(name)
    const conversation = known?.conversation ?? consultation(bundles, listening)
    const session = known ?? { conversation, now: conversation.next(undefined as never).value }
    // The last one used stands last.
    sessions.delete(name)
    sessions.set(name, session)
    const [oldest] = sessions.keys()
    if (sessions.size > most && oldest !== undefined) sessions.delete(oldest)
    return session
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = NAME.exec(request.url ?? '')?.[1]
    if (name === undefined) return send(response, 404, refusal('name a consultation: /ID'))
    if (request.method === 'GET') return send(response, 200, withReplyForm(sessionOf(name).now))
    if (request.method === 'DELETE') {
      sessions.delete(name)
      return send(response, 200, { kind: 'forgotten' })
    }
    if (request.method !== 'POST') return send(response, 405, refusal('GET, POST or DELETE'))
    const session = sessionOf(name)
    if (session.now.kind === 'result') return send(response, 409, refusal('this consultation has ended'))
    try {
      const reply = parsed(await bodyOf(request))
      check(session.now, reply)
      session.now = session.conversation.next(reply).value
      send(response, 200, withReplyForm(session.now))
    } catch (error) {
      if (!(error instanceof InvalidReply)) throw error
      send(response, 422, { ...refusal(error.message), prompt: withReplyForm(session.now) })
    }
  }

  return createServer((request, response) => {
    const { host = '', 'sec-fetch-site': site = 'none', origin } = request.headers
    // A page can have a browser send to this machine's own name too. Programs say neither; who opens an address says `none`.
    if (!OWN_HOST.test(host) || site !== 'none' || origin !== undefined) {
      send(response, 403, refusal('only programs of this computer are served'))
      return
    }
    answer(request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) send(response, 500, refusal('the consultation failed'))
    })
  })
}

function refusal(message: string) {
  return { kind: 'error', message }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, JSON_TYPE).end(JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MOST_BYTES) throw new InvalidReply(`at most ${MOST_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parsed(text: string): Reply {
  try {
    const reply: unknown = JSON.parse(text)
    if (typeof reply === 'object' && reply !== null && !Array.isArray(reply)) return reply as Reply
  } catch {
    // Said below.
  }
  throw new InvalidReply('reply with a JSON object')
}
