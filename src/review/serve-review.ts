import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify'
import { loadContent } from '#knowledge/check/load-content'
import { describeProblem } from '#knowledge/content/problem'
import type { Content } from '#knowledge/content/read-content'
import { readVignettes } from '#evaluation/vignette'
import { claimsOf } from './claims-of.ts'
import { Drafts, type Draft } from './draft.ts'
import { conditionPage, listPage, signedPage } from './pages.tsx'
import { casesOf } from './played-cases.ts'
import { draftIn } from './read-form.ts'
import { NotSigned, signReview } from './sign.ts'

export interface ReviewFolders {
  content: string
  vignettes: string
  /** Drafts and differences. */
  reviews: string
}

interface Sent {
  Params: { key: string }
  /** Of a page's form `URLSearchParams`. */
  Body: unknown
}

/** The name of this computer to itself: nobody else is to read or write here, nor a page of another site by its name. */
const OWN_HOST = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/

/** The local pages of `npm run review`, on the content as it stands: a review changes it. */
export function createReviewServer(folders: ReviewFolders): FastifyInstance {
  const drafts = new Drafts(folders.reviews)
  const readSound = contentReader(folders.content)
  const app = fastify()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(body as string)),
  )
  app.addHook('onRequest', ({ headers, method }, reply, next) => {
    const isOwn = OWN_HOST.test(headers.host ?? '')
    const isFromHere = method === 'GET' || headers.origin === `http://${headers.host}`
    if (isOwn && isFromHere) next()
    else void reply.code(403).send('Only pages of this computer are served here.\n')
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('x-frame-options', 'DENY')
  })

  app.setErrorHandler((error: FastifyError, _request, reply) =>
    reply
      .code(error.statusCode ?? 500)
      .type('text/plain; charset=utf-8')
      .send(`${error.message}\n`),
  )

  app.get('/', (_request, reply) => {
    const { conditions } = readSound()
    const listed = conditions
      .map(({ value: condition }) => ({
        condition,
        begun: Object.keys(drafts.of(condition.key).claims).length,
      }))
      .toSorted((a, b) => a.condition.name.localeCompare(b.condition.name))
    return reply.type('text/html; charset=utf-8').send(listPage(listed))
  })

  app.get<{ Params: { key: string } }>('/:key', (request, reply) => {
    const review = reviewOf(request.params.key)
    if (!review) return reply.code(404).send('There is no such condition.\n')
    return reply
      .type('text/html; charset=utf-8')
      .send(conditionPage({ ...review, draft: drafts.of(request.params.key) }))
  })

  app.post<Sent>('/:key/draft', (request, reply) => {
    if (!isKnown(request.params.key)) return reply.code(404).send()
    keepIn(request)
    return reply.code(204).send()
  })

  app.post<Sent>('/:key/save', (request, reply) => {
    if (!isKnown(request.params.key)) return reply.code(404).send()
    keepIn(request)
    return reply.redirect('/', 303)
  })

  app.post<Sent>('/:key/sign', (request, reply) => {
    const { key } = request.params
    const review = reviewOf(key)
    if (!review) return reply.code(404).send()
    const draft = keepIn(request)
    reply.type('text/html; charset=utf-8')
    try {
      const today = new Date().toISOString().slice(0, 10)
      const difference = signReview(folders.content, review.file, review.groups, draft, today)
      const patch = join(folders.reviews, `${key}.patch`)
      mkdirSync(folders.reviews, { recursive: true })
      writeFileSync(patch, difference)
      drafts.drop(key)
      return reply.send(signedPage(review.condition, difference, patch))
    } catch (error) {
      if (!(error instanceof NotSigned)) throw error
      return reply.code(422).send(conditionPage({ ...review, draft, problems: error.reasons }))
    }
  })

  function keepIn({ params, body }: Pick<FastifyRequest<Sent>, 'params' | 'body'>): Draft {
    const draft = draftIn(body, drafts.of(params.key))
    drafts.keep(params.key, draft)
    return draft
  }

  function isKnown(key: string): boolean {
    return readSound().conditions.some(({ value }) => value.key === key)
  }

  function reviewOf(key: string) {
    const content = readSound()
    const entry = content.conditions.find(({ value }) => value.key === key)
    if (!entry) return undefined
    const { value: condition, file } = entry
    return {
      condition,
      file,
      groups: claimsOf(condition, content),
      cases: casesOf(condition, content, readVignettes(folders.vignettes)),
    }
  }

  return app
}

/**
 * Reads the content, which takes seconds, and again only when a file has changed since.
 * @returns a function that @throws with every problem where the content has some.
 */
function contentReader(folder: string): () => Content {
  let read: { at: number; content: Content } | undefined
  return () => {
    const at = lastChange(folder)
    if (read?.at === at) return read.content
    const { content, problems } = loadContent(folder)
    if (problems.length > 0) throw new Error(problems.map(describeProblem).join('\n'))
    read = { at, content }
    return content
  }
}

function lastChange(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return Math.max(...entries.map((entry) => statSync(join(folder, entry)).mtimeMs))
}
