import { ACCOUNT_PATHS } from '#api/account-paths'
import { API_PATHS, REPORTS_PATH } from '#api/paths'
import { REDIRECTS } from '#server/site/serve-site'

/** Where the server alone answers, beside the calls: who to write to of a hole, and where a password is changed. */
const OF_SERVER = ['/.well-known/security.txt', '/.well-known/change-password']
/** These calls are among the files. */
const FILES = /^\/knowledge\//

/** What must be left to the server, as patterns: `/api/*`. */
export function serverPaths(): string[] {
  const calls = [...Object.values(API_PATHS), ...Object.values(ACCOUNT_PATHS), REPORTS_PATH]
  const folders = calls.filter((path) => !FILES.test(path)).map((path) => `/${path.split('/')[1]}/*`)
  return [...new Set(folders), ...OF_SERVER].sort()
}

/**
 * What is no file, as the `_redirects` file that several hosts of static files read: from where, to where, and with which status;
 * 200 means that what is there is sent under the address that was asked for.
 * @param withValue patterns of pages whose address ends with a value @param server where it answers; null leaves its lines out
 */
export function redirectList(withValue: readonly string[], server: string | null): string {
  const lines = [
    ...Object.entries(REDIRECTS).map(([from, to]) => `${from} ${to} 301`),
    ...withValue.map((pattern) => `${pattern.replace(/:\w+$/, '*')} ${pattern.replace(/\/:\w+$/, '')} 200`),
    ...(server === null
      ? []
      : serverPaths().map((path) => `${path} ${server}${path.replace(/\*$/, ':splat')} 200`)),
  ]
  return `${lines.join('\n')}\n`
}
