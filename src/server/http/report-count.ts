import type { FastifyBaseLogger } from 'fastify'

/** Counts one report about a directive. */
export type ReportCount = (directive: string) => void

/** Names that may stand in the log; every other one is `other`. */
export const COUNTED_DIRECTIVES: ReadonlySet<string> = new Set([
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'media-src',
  'connect-src',
  'font-src',
  'frame-src',
  'manifest-src',
  'object-src',
  'worker-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
])

/** However many reports come, they are one line in this time. */
const LINE_EVERY_MS = 60_000

/** Writes how many reports came about which directive, and nothing else of them. */
export function createReportCount(logger: FastifyBaseLogger, everyMs = LINE_EVERY_MS): ReportCount {
  let counts: Record<string, number> = {}
  let timer: NodeJS.Timeout | undefined
  const write = () => {
    logger.warn({ event: 'csp_reports', counts })
    counts = {}
    timer = undefined
  }
  return (directive) => {
    counts[directive] = (counts[directive] ?? 0) + 1
    timer ??= setTimeout(write, everyMs).unref()
  }
}
