import fc from 'fast-check'
import { NASTY, RIGHT, USUAL } from './hostile-words.ts'

/** A request as `inject` takes it. */
export interface HostileRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
}

/** The parts of an OpenAPI description that tell how to ask. */
export interface DescribedCall {
  parameters?: { in: string; name: string; schema: JsonSchema }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}

interface JsonSchema {
  type?: string | string[]
  format?: string
  properties?: Record<string, JsonSchema>
  anyOf?: JsonSchema[]
  enum?: unknown[]
}

/** What is typed into a field: nasty, usual or anything. */
export const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 4, arbitrary: fc.constantFrom(...USUAL) },
  { weight: 1, arbitrary: fc.string({ maxLength: 100 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
)
const anything: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.constantFrom(null, true, false, 0, -1, 1e308, 0.1, [], {}, [[[]]], { __proto__: null, a: 1 }),
  fc.jsonValue({ maxDepth: 3 }),
)

const deep = '['.repeat(20_000)
const rawBody = fc.oneof(
  fc.constantFrom<(string | Buffer)[]>(
    '',
    'null',
    '[]',
    '""',
    '{',
    '{"a":}',
    deep,
    `${deep}${']'.repeat(20_000)}`,
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '{"email":"a@example.com","email":"b@example.com"}',
    '\uFEFF{}',
    `{"password":"${'x'.repeat(100_000)}"}`,
    Buffer.from('{"email":"ada@example.com"}', 'utf16le'),
    Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  ),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
)

const contentType = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-16',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      'nonsense',
    ),
  },
)
/** What a header can carry. */
export const headerText = text.map((value) => value.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 2000))

/** Somebody with an account, whom requests are about: who that is changes, since some of them end it. */
export interface Victim {
  bearer: () => string
  /** What only they know, by the name of the field or of the part of a path that takes it. */
  secrets: () => Record<string, string>
}

/** Requests for one call: right in part, wrong in part, and sheer noise. */
export function hostileRequests(
  method: HostileRequest['method'],
  path: string,
  call: DescribedCall,
  { bearer, secrets }: Victim,
): fc.Arbitrary<HostileRequest> {
  const schema = call.requestBody?.content['application/json']?.schema
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const url = fc
    .tuple(...names.map((name) => partOfPath(call, name, secrets).map(inPath)))
    .map((values) => names.reduce((whole, name, at) => whole.replace(`{${name}}`, values[at] ?? ''), path))
  // A body that may be left out is one of several.
  const fields = [schema, ...(schema?.anyOf ?? [])].flatMap((one) => Object.keys(one?.properties ?? {}))
  const nearlyRight = fc
    .record({
      email: fc.oneof(
        fc.emailAddress(),
        fc.uuid().map((id) => `${id}@example.com`),
      ),
      unneeded: fc.constantFrom('email', 'phone'),
      wrong: fc.dictionary(fc.constantFrom(...fields, 'more'), fc.oneof(text, anything), { maxKeys: 2 }),
    })
    .map(({ email, unneeded, wrong }) => {
      const known: Record<string, unknown> = { ...RIGHT, email, ...secrets() }
      // Where both could be given, one is.
      if (fields.includes('email') && fields.includes('phone')) delete known[unneeded]
      const right = fields.flatMap((field) => (field in known ? [[field, known[field]]] : []))
      return JSON.stringify({ ...Object.fromEntries(right), ...wrong })
    })
  const body = fc.oneof(
    { weight: 6, arbitrary: nearlyRight },
    {
      weight: 6,
      arbitrary: (schema ? valueOf(schema) : anything).map((value) => JSON.stringify(value) ?? ''),
    },
    { weight: 1, arbitrary: anything.map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: rawBody },
  )
  const authorization = fc.oneof(
    { weight: 4, arbitrary: fc.constant(null) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('Bearer', 'Bearer a.b.c', `Bearer ${'x'.repeat(9000)}`, 'Basic YTpi'),
    },
    { weight: 1, arbitrary: headerText },
  )
  const extra = fc.dictionary(
    fc.constantFrom(
      'cookie',
      'origin',
      'user-agent',
      'x-forwarded-for',
      'content-encoding',
      'accept',
      'x-http-method-override',
    ),
    headerText,
    { maxKeys: 2 },
  )
  const network = fc.ipV4()
  return fc
    .record({ url, body, type: contentType, authorization, extra, network })
    .map(({ url, body, type, authorization, extra, network }) => ({
      method,
      url,
      headers: {
        'x-forwarded-for': network,
        authorization: authorization ?? `Bearer ${bearer()}`,
        ...extra,
        ...(method !== 'GET' && { 'content-type': type }),
      },
      ...(method !== 'GET' && { payload: body }),
    }))
}

/** Mostly what the schema asks for, with single fields missing, of another type or nasty. */
function valueOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valueOf), anything)
  if (schema.enum) return fc.oneof(fc.constantFrom(...schema.enum), anything)
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, field]) => [name, valueOf(field)] as const)
    return fc
      .tuple(
        fc.record(Object.fromEntries(fields), { requiredKeys: [] }),
        fc.dictionary(text, anything, { maxKeys: 2 }),
      )
      .map(([known, more]) => ({ ...more, ...known }))
  }
  const types = [schema.type].flat()
  if (types.includes('boolean')) return fc.oneof(fc.boolean(), anything)
  return fc.oneof({ weight: 6, arbitrary: text }, { weight: 1, arbitrary: anything })
}

/** Mostly one that the call takes, so that what lies behind its check is met too. */
function partOfPath(
  { parameters = [] }: DescribedCall,
  name: string,
  secrets: Victim['secrets'],
): fc.Arbitrary<string> {
  const { schema } = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name) ?? {}
  const known = schema?.format === 'uuid' ? 'session' : 'link'
  const right = schema?.enum
    ? fc.constantFrom(...schema.enum.map(String))
    : fc.oneof(
        fc.constant('').map(() => secrets()[known]!),
        fc.uuid(),
      )
  return fc.oneof({ weight: 3, arbitrary: right }, { weight: 1, arbitrary: text })
}

/** What a client could put on the request line. */
function inPath(value: string): string {
  const sendable = value.replaceAll(/[\uD800-\uDFFF]/g, '').slice(0, 300)
  return encodeURIComponent(sendable) || '%20'
}

/** What takes so long hangs. */
export const SLOWEST_MS = 10_000

const LEAK =
  /node_modules|\.ts:\d|\bat async\b|PostgreSQL|pg_|sqlstate|syntax error|\$argon2|ECONN|constraint/i

/** Random letters, in which anything stands now and then. */
const TOKEN = /"[\w.-]{40,}"/g

/**
 * What is wrong with an response to any request whatever; null when nothing is.
 * @param hasErrorBody whether a refusal is told in JSON, as by all calls
 */
export function findFault(
  response: { statusCode: number; body: string },
  hasErrorBody = true,
): string | null {
  const { statusCode, body } = response
  if (statusCode >= 500) return `status ${statusCode}`
  if (LEAK.test(body.replaceAll(TOKEN, ''))) return `it tells too much: ${body.slice(0, 200)}`
  if (statusCode < 400 || !hasErrorBody) return null
  try {
    const { error } = JSON.parse(body) as { error: { code: unknown; message: unknown } }
    return typeof error.code === 'string' && typeof error.message === 'string'
      ? null
      : 'no code or no message'
  } catch {
    return `no error body: ${body.slice(0, 100)}`
  }
}
