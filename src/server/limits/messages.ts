/** How long to wait, in words. */
export function waitMessage(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const time = seconds < 60 ? 'a minute' : minutes < 60 ? `${minutes} minutes` : 'an hour or more'
  return `That was tried too often. Please wait ${time} and try again.`
}
