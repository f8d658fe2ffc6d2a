import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { join, resolve } from 'node:path'
import { buildApp } from '#server/application/app'
import { readEnvironment } from '#server/environment/environment'
import { knowledgeResponses } from '#server/knowledge/knowledge-responses'
import { readResponses } from '#server/knowledge/response-files'
import { createLog } from '#server/logging/log'
import { accountsWithoutDatabase } from '#server/testing/accounts-without-database'
import { openLoad, type HttpLoad } from './http-load.ts'

/**
 * How fast what is the same for everybody is served (knowledge, pages, scripts, pictures), against a bare node:http server
 * that sends the same headers and bytes from memory. Both run as processes of their own, in turns, under the same load. What counts is the processor time
 * each takes for an answer: it sets how many answers a second a server can give, and unlike them it doesn't
 * change with what else the machine is doing.
 * `npm run bench -- endpoints` prints the figures.
 */
export interface EndpointFigures {
  path: string
  bytes: number
  /** Answers for each second of one processor. */
  requestsPerSecond: number
  bareRequestsPerSecond: number
  /** requestsPerSecond / bareRequestsPerSecond; the bar is 0.7. */
  ratio: number
}

const RESPONSES_FOLDER = 'build/responses'
const SITE_FOLDER = 'build/site'
/** Short and many, in turns, so that other work on the machine slows both alike. */
const ROUNDS = 12
const ROUND_SECONDS = 0.3
/** For each side and path: until code has been compiled it is several times slower. */
const WARM_UP_ANSWERS = 10_000
const CONNECTIONS = 20
export const ACCEPT = { 'accept-encoding': 'gzip, deflate, br, zstd' }

export interface Recording {
  path: string
  /** Names and values in turns, as they went over the wire. */
  headers: string[]
  body: string
}

/** Takes about 40 seconds. */
export async function measureEndpoints(): Promise<EndpointFigures[]> {
  const painpoint = await startChild('painpoint')
  try {
    const recordings = await Promise.all(pathsToMeasure().map((path) => record(painpoint.port, path)))
    const bare = await startChild('bare', recordings)
    try {
      const figures: EndpointFigures[] = []
      for (const { path, body } of recordings) {
        figures.push(await compare(path, Buffer.byteLength(body, 'base64'), painpoint, bare))
      }
      return figures
    } finally {
      bare.process.kill()
    }
  } finally {
    painpoint.process.kill()
  }
}

/** The largest location: its whole bundle, and its diseases; the first page with the largest script and picture; an article. */
export function pathsToMeasure(): string[] {
  const { ofLocation } = readResponses(RESPONSES_FOLDER)
  const [largest] = [...ofLocation].sort(
    ([, a], [, b]) => b.bundle.identity.length - a.bundle.identity.length,
  )
  if (!largest) throw new Error('No location is covered yet: there is nothing to measure')
  return [
    `/knowledge/${largest[0]}.json`,
    `/diagnosis/get-diseases/${largest[0]}/`,
    '/',
    ...['.js', '.webp'].map(largestFile),
    `/conditions/${readdirSync(join(SITE_FOLDER, 'conditions')).find((name) => !name.includes('.'))}`,
  ]
}

function largestFile(extension: string): string {
  const files = readdirSync(SITE_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => ({ file, bytes: statSync(join(SITE_FOLDER, file)).size }))
    .sort((a, b) => b.bytes - a.bytes)
  return `/${files[0]?.file}`
}

export async function record(port: number, path: string): Promise<Recording> {
  const [answer] = (await once(get({ port, path, headers: ACCEPT }), 'response')) as [IncomingMessage]
  const ofEachAnswer = new Set(['date', 'connection', 'keep-alive'])
  const { rawHeaders } = answer
  const headers = rawHeaders.filter((_, at) => !ofEachAnswer.has(rawHeaders[at - (at % 2)]!.toLowerCase()))
  return { path, headers, body: (await buffer(answer)).toString('base64') }
}

async function compare(path: string, bytes: number, painpoint: Child, bare: Child): Promise<EndpointFigures> {
  const request = `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept-encoding: ${ACCEPT['accept-encoding']}\r\n\r\n`
  const [ours, theirs] = [await openSide(painpoint, request), await openSide(bare, request)]
  for (const { load } of [ours, theirs])
    for (let answers = 0; answers < WARM_UP_ANSWERS;) answers += await load.run(ROUND_SECONDS)
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of [ours, theirs]) await runRound(side)
  }
  for (const { load } of [ours, theirs]) load.close()
  const [requestsPerSecond, bareRequestsPerSecond] = [ours, theirs].map(
    ({ answers, processorSeconds: seconds }) => answers / seconds,
  ) as [number, number]
  return {
    path,
    bytes,
    requestsPerSecond,
    bareRequestsPerSecond,
    ratio: requestsPerSecond / bareRequestsPerSecond,
  }
}

interface Side {
  server: Child
  load: HttpLoad
  answers: number
  processorSeconds: number
}

async function openSide(server: Child, request: string): Promise<Side> {
  const load = await openLoad(server.port, request, CONNECTIONS)
  return { server, load, answers: 0, processorSeconds: 0 }
}

async function runRound(side: Side): Promise<void> {
  const before = await processorSeconds(side.server)
  const answers = await side.load.run(ROUND_SECONDS)
  side.answers += answers
  side.processorSeconds += (await processorSeconds(side.server)) - before
}

export async function processorSeconds({ process: child }: Child): Promise<number> {
  child.send('processor time?')
  const [seconds] = (await once(child, 'message')) as [number]
  return seconds
}

type Role = 'painpoint' | 'bare'

export interface Child {
  process: ChildProcess
  port: number
}

export async function startChild(role: Role, recordings: Recording[] = []): Promise<Child> {
  const child = fork(process.argv[1]!, ['--serve', 'endpoints', role])
  child.send(recordings)
  const [port] = (await once(child, 'message')) as [number]
  return { process: child, port }
}

/** One of the two processes that are measured: the site, or what it is compared with. */
export async function serveEndpoints(role: Role): Promise<void> {
  const [recordings] = (await once(process, 'message')) as [Recording[]]
  const port = role === 'bare' ? await serveBare(recordings) : await servePainpoint()
  process.send?.(port)
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.((user + system) / 1e6)
  })
  process.once('disconnect', () => process.exit())
}

async function serveBare(recordings: Recording[]): Promise<number> {
  const answers = new Map(
    recordings.map(({ path, headers, body }) => [path, { headers, body: Buffer.from(body, 'base64') }]),
  )
  const server = createServer((request, response) => {
    const { headers, body } = answers.get(request.url ?? '')!
    response.writeHead(200, headers).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** The whole server but its database, writing its log as it does in earnest. */
async function servePainpoint(): Promise<number> {
  const checked = readEnvironment({})
  if (!checked.ok) throw new Error(checked.problems.join('\n'))
  const log = createLog('info', '/dev/null')
  const app = await buildApp({
    environment: checked.environment,
    accounts: accountsWithoutDatabase(checked.environment.baseUrl, log.logger),
    knowledge: knowledgeResponses(readResponses(RESPONSES_FOLDER)),
    isDatabaseUp: async () => true,
    siteFolder: resolve(SITE_FOLDER),
    releaseFolder: resolve('build/release'),
    log,
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
}
