/** Why the server can't start, in words for the person who started it: shown without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
