import { text } from '#web/language/text.ts'
export const filmMessages = {
  /** Which of several, for those who hear the buttons one after another. */
  of: text(' ({test})'),
  load: 'Watch the film',
  picture: 'Show the picture',
  anyway: 'Watch the film anyway',
  calm: 'Your device asks for less motion, so the film is not shown. The steps say all of it.',
  loading: text('Loading the films: {done} of {all}…'),
  all: text(
    '{count, plural, one {The film of this place loads.} other {All # films of this place load together.}}',
  ),
  allOfSize: text(
    '{count, plural, one {The film of this place loads: {megabytes} MB.} other {All # films of this place load together: {megabytes} MB.}}',
  ),
  tools: text('Film: {name}'),
  slow: 'Half speed',
  repeat: 'Repeat',
  failed: 'Something went wrong! Please try again',
}
