/** Sends one call after the other, each only once the one before is answered. */
export async function inTurn<Result>(
  count: number,
  send: (at: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let at = 0; at < count; at++) results.push(await send(at))
  return results
}

export function statusesOf(answers: readonly { statusCode: number }[]): number[] {
  return answers.map(({ statusCode }) => statusCode)
}

/** Headers of a call that a proxy hands on from this address. */
export function from(ip: string, cookie?: string): Record<string, string> {
  return { 'x-forwarded-for': ip, ...(cookie !== undefined && { cookie }) }
}
