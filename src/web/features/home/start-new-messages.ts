/** Apart from the others: only the home page says these, and the pages of the consultation have no room for them. */
export const startNewMessages = {
  name: 'Start a new consultation',
  heading: 'Start a new consultation?',
  text: (isKept: boolean) =>
    `This wipes all answers of the last one from this device, so that the new one begins empty. ${
      isKept
        ? 'Its result is already kept, and stays in your earlier results.'
        : 'They are not kept, and it cannot be undone. A result you chose to keep stays in your earlier results.'
    }`,
  yes: 'Wipe them and start',
}
