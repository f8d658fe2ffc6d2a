export const flowMessages = {
  earlierHeading: 'There are answers from before',
  earlierText:
    'This device still holds an earlier consultation: where it hurt, the age and the answers. It may be about somebody else or another pain. A new one wipes it. A result you chose to keep stays.',
  startNew: 'Start a new consultation',
  close: 'Close, and change the old answers here',
}
