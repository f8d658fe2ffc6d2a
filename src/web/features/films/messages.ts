/** Megabytes with one decimal, never less than 0.1. */
function megabytes(bytes: number): string {
  return Math.max(0.1, bytes / 1e6).toFixed(1)
}

export const filmMessages = {
  /** Which of several, for those who hear the buttons one after another. */
  of: (test: string) => ` (${test})`,
  load: 'Watch the film',
  picture: 'Show the picture',
  anyway: 'Watch the film anyway',
  calm: 'Your device asks for less motion, so the film is not shown. The steps say all of it.',
  loading: (done: number, all: number) => `Loading the films: ${done} of ${all}…`,
  bytes: (count: number, bytes: number | null) => {
    const films =
      count === 1 ? 'The film of this place loads' : `All ${count} films of this place load together`
    return bytes === null ? `${films}.` : `${films}: ${megabytes(bytes)} MB.`
  },
  tools: (name: string) => `Film: ${name}`,
  slow: 'Half speed',
  repeat: 'Repeat',
  failed: 'Something went wrong! Please try again',
  captions: 'English',
}
