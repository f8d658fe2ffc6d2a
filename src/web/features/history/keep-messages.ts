/** What the result page says of keeping: apart, since the questions fetch that page ahead. */
export const keepMessages = {
  path: '/earlier-results',
  keepHeading: 'Keep this result?',
  keepText: 'It stays on this device until you delete it, also after "Start again", and is sent to nobody.',
  keep: 'Keep it on this device',
  keeping: 'Keeping it …',
  failed: 'It could not be kept: a part of the site did not arrive. Please try again when you are online.',
  kept: 'This result is kept on this device.',
  toList: 'Your earlier results',
  notKeptHere:
    'You started without keeping anything on this device, so this result goes when you close this tab. Print it, or share the page for a doctor, to have it later.',
}
