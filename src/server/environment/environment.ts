import { isSupportedCountry } from 'libphonenumber-js/max'
import { z } from 'zod'
import { readSecretFiles, SECRET_VARIABLES } from './secret-files.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const webAddress = z
  .url({ protocol: /^https?$/, error: 'give the address people use, such as https://painpoint.example' })
  .refine((address) => !/[?#@]/.test(address), 'give it without a name, a password, a ? or a #')
  .transform((address) => address.replace(/\/+$/, ''))

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const isLocal = (address: string) => LOOPBACK.has(new URL(address.replace('+', '')).hostname)

const SMTP_FORM =
  'give an address such as smtps://user:password@mail.example:465 or smtp://user:password@mail.example:587'
const SMS_FORM =
  'give twilio://ACCOUNT_SID:AUTH_TOKEN@api.twilio.com?from=%2B15550100 or https://:SECRET@sms.example/send'

/** Says nothing of the value: it holds a password. */
function isSmsAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, username, password, searchParams, host } = new URL(address)
  const isPlain = protocol === 'http:' || protocol === 'twilio+http:'
  if (isPlain && !isLocal(address)) return false
  if (protocol === 'https:' || protocol === 'http:') return password !== ''
  const isTwilio = protocol === 'twilio:' || protocol === 'twilio+http:'
  return isTwilio && host !== '' && username !== '' && password !== '' && Boolean(searchParams.get('from'))
}

const SMS_COUNTRIES_FORM =
  'give two-letter codes of countries parted by commas, each with how many an hour if not 200, such as IN:500,GB'
const SMS_AN_HOUR = 200
const SMS_PER_DAY_FORM =
  'give how many SMS a day may cost at most, a whole number from 4 to 999999, such as 1000'

/** `IN:500,GB`; null when it can't be read. */
function readCountries(text: string): ReadonlyMap<string, number> | null {
  const read = text.split(',').map((part) => /^\s*([A-Za-z]{2})(?::(\d{1,6}))?\s*$/.exec(part))
  const countries = read.flatMap((found): [string, number][] => {
    const country = found?.[1]?.toUpperCase() ?? ''
    const anHour = Number(found?.[2] ?? SMS_AN_HOUR)
    return isSupportedCountry(country) && anHour > 0 ? [[country, anHour]] : []
  })
  return countries.length === read.length ? new Map(countries) : null
}

const email = z.email('give an email address, such as privacy@painpoint.example')

/** The variables the server reads; docs/operating.md explains each. */
const schema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'give a whole number from 0 to 65535, such as 3000')
    .transform(Number)
    .refine((port) => port <= 65_535, 'give a whole number from 0 to 65535, such as 3000')
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'give a name or address to listen on, such as 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'give an address such as postgresql://user:password@host:5432/painpoint',
    })
    .optional(),
  BASE_URL: webAddress.optional(),
  SITE_NAME: z.string().max(60, 'give a name of 60 characters at most').default('Painpoint'),
  OPERATOR_EMAIL: email.optional(),
  GRIEVANCE_OFFICER_NAME: z.string().trim().max(100, 'give a name of 100 characters at most').optional(),
  GRIEVANCE_OFFICER_EMAIL: email.optional(),
  GRIEVANCE_OFFICER_ADDRESS: z
    .string()
    .trim()
    .max(400, 'give a postal address of 400 characters at most, with | between its lines')
    .transform((address) => address.split(/\s*[|\n]\s*/).join('\n'))
    .optional(),
  AUTH_SECRET: z
    .string()
    .min(32, 'give 32 random characters or more, such as openssl rand -base64 32')
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: SMTP_FORM }).optional(),
  MAIL_FROM: email.optional(),
  SMS_URL: z.string().refine(isSmsAddress, SMS_FORM).optional(),
  SMS_COUNTRIES: z
    .string()
    .refine((text) => readCountries(text) !== null, SMS_COUNTRIES_FORM)
    .default('IN,US'),
  SMS_PER_DAY: z
    .string()
    .regex(/^\d{1,6}$/, SMS_PER_DAY_FORM)
    .transform(Number)
    .refine((most) => most >= 4, SMS_PER_DAY_FORM)
    .default(1000),
  TRUSTED_PROXIES: z
    .string()
    .regex(
      /^(none|(loopback|linklocal|uniquelocal|[\da-fA-F.:]+(\/\d+)?)(\s*,\s*(loopback|linklocal|uniquelocal|[\da-fA-F.:]+(\/\d+)?))*)$/,
      'give none, loopback, or addresses and networks parted by commas, such as 10.0.0.0/8',
    )
    .default('loopback'),
  METRICS_PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'give a whole number from 1 to 65535, such as 9464')
    .transform(Number)
    .refine((port) => port > 0 && port <= 65_535, 'give a whole number from 1 to 65535, such as 9464')
    .optional(),
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,3}$/, 'give a whole number from 0 to 300, such as 10')
    .transform(Number)
    .refine((seconds) => seconds <= 300, 'give a whole number from 0 to 300, such as 10')
    .default(0),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `choose one of ${LOG_LEVELS.join(', ')}` }).default('info'),
})

/** Metrics are served on a port of their own: on one port, only the site or they could be reached. */
const checked = schema.refine(({ PORT, METRICS_PORT }) => PORT !== METRICS_PORT, {
  path: ['METRICS_PORT'],
  error: 'this is PORT, where the site is: give another, such as 9464',
})

export interface Environment {
  port: number
  host: string
  /** Null when not set: the server then chooses a folder. */
  dataDir: string | null
  /** Null: the server runs a PostgreSQL of its own. */
  databaseUrl: string | null
  /** Without a slash at its end. */
  baseUrl: string
  /** Whether `baseUrl` is the operator's word; otherwise it is only how this machine reaches itself. */
  isBaseUrlGiven: boolean
  siteName: string
  /** Who runs the site, for its legal pages; null for what is not set. */
  operator: Operator
  /** What every key is derived from; null: a random one in the data folder. */
  authSecret: string | null
  /** Null: mail is written to the outbox folder. */
  smtpUrl: string | null
  /** Null: SMS are written to the outbox folder. */
  smsUrl: string | null
  /** Where SMS are sent to, and how many an hour. */
  smsCountries: ReadonlyMap<string, number>
  /** How many SMS are sent in any 24 hours at most, to all countries together. */
  smsPerDay: number
  /** The address that mail is sent from. */
  mailFrom: string
  /** Whose word about a visitor's address is taken: names and networks, parted by commas. */
  trustedProxies: string | false
  /** Where metrics for Prometheus are served, on this machine only; null: nowhere. */
  metricsPort: number | null
  /** How long the server goes on once it was asked to stop, so that a proxy can turn to another. */
  drainSeconds: number
  logLevel: (typeof LOG_LEVELS)[number]
}

export interface Operator {
  email: string | null
  grievanceOfficer: {
    name: string | null
    email: string | null
    /** Lines of the postal address, parted by line breaks. */
    address: string | null
  }
}

export type EnvironmentResult =
  | { ok: true; environment: Environment }
  | {
      ok: false
      /** One readable line per wrong variable. */
      problems: string[]
    }

const SECRET: ReadonlySet<string> = new Set(SECRET_VARIABLES)

/** Checks the variables once, at start; an empty one counts as not set. */
export function readEnvironment(variablesAndFiles: Record<string, string | undefined>): EnvironmentResult {
  const { variables, problems } = readSecretFiles(variablesAndFiles)
  if (problems.length > 0) return { ok: false, problems }
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim() !== ''))
  const { success, data, error } = checked.safeParse(given)
  if (!success) {
    return {
      ok: false,
      problems: error.issues.map(({ path, message }) => {
        const name = String(path[0])
        return `${name}${SECRET.has(name) ? '' : ` is "${given[name]}"`}: ${message}`
      }),
    }
  }
  const baseUrl = data.BASE_URL ?? `http://${hostInAddress(data.HOST)}:${data.PORT}`
  return {
    ok: true,
    environment: {
      port: data.PORT,
      host: data.HOST,
      dataDir: data.DATA_DIR ?? null,
      databaseUrl: data.DATABASE_URL ?? null,
      baseUrl,
      isBaseUrlGiven: data.BASE_URL !== undefined,
      siteName: data.SITE_NAME,
      operator: {
        email: data.OPERATOR_EMAIL ?? null,
        grievanceOfficer: {
          name: data.GRIEVANCE_OFFICER_NAME ?? null,
          email: data.GRIEVANCE_OFFICER_EMAIL ?? null,
          address: data.GRIEVANCE_OFFICER_ADDRESS ?? null,
        },
      },
      authSecret: data.AUTH_SECRET ?? null,
      smtpUrl: data.SMTP_URL ?? null,
      smsUrl: data.SMS_URL ?? null,
      smsCountries: readCountries(data.SMS_COUNTRIES) ?? new Map(),
      smsPerDay: data.SMS_PER_DAY,
      mailFrom: data.MAIL_FROM ?? data.OPERATOR_EMAIL ?? `no-reply@${new URL(baseUrl).hostname}`,
      trustedProxies: data.TRUSTED_PROXIES === 'none' ? false : data.TRUSTED_PROXIES,
      metricsPort: data.METRICS_PORT ?? null,
      drainSeconds: data.DRAIN_SECONDS,
      logLevel: data.LOG_LEVEL,
    },
  }
}

/** What a person on this machine types to reach a server that listens on the host. */
function hostInAddress(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** Variables without which the legal pages have to say that nobody is named. */
export function missingLegalVariables({ email, grievanceOfficer: officer }: Operator): string[] {
  return [
    ['OPERATOR_EMAIL', email],
    ['GRIEVANCE_OFFICER_NAME', officer.name],
    ['GRIEVANCE_OFFICER_EMAIL', officer.email],
    ['GRIEVANCE_OFFICER_ADDRESS', officer.address],
  ].flatMap(([name, value]) => (name && value === null ? [name] : []))
}
