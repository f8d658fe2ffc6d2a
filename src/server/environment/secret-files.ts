import { readFileSync } from 'node:fs'

/** Hold a password or key: their values are never repeated, and each may lie in a file that `<name>_FILE` names. */
export const SECRET_VARIABLES = ['AUTH_SECRET', 'DATABASE_URL', 'SMTP_URL', 'SMS_URL'] as const

type Variables = Record<string, string | undefined>

/**
 * The variables, with those that lie in files read from there, as systemd's credentials and containers' secrets are given. An
 * empty file counts as not set.
 * @returns with one readable line for each file that can't be used
 */
export function readSecretFiles(variables: Variables): { variables: Variables; problems: string[] } {
  const read: Variables = { ...variables }
  const problems: string[] = []
  for (const name of SECRET_VARIABLES) {
    const file = variables[`${name}_FILE`]?.trim()
    if (!file) continue
    if (variables[name]?.trim()) {
      problems.push(`${name} and ${name}_FILE are both set: set one of them`)
      continue
    }
    try {
      read[name] = readFileSync(file, 'utf8').trim()
    } catch (error) {
      problems.push(`${name}_FILE is "${file}": it can't be read (${(error as NodeJS.ErrnoException).code})`)
    }
  }
  return { variables: read, problems }
}
