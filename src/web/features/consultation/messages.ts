export const consultationMessages = {
  loading: 'Loading the questions…',
  loadFailed: 'Something went wrong! Please try again',
  loadFailedHint:
    'The questions for this place could not be loaded. The first time they need the internet. Your answers are safe on this device.',
  retry: 'Retry',
  startAgain: 'Start again',
  startAgainHeading: 'Start again?',
  startAgainText:
    'This wipes all your answers from this device. It cannot be undone. A result you chose to keep stays in your earlier results.',
  startAgainYes: 'Wipe my answers',
  startAgainNo: 'Keep them',
}
