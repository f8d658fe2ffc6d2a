export const callMessages = {
  call112: 'Call 112',
  call108: 'Call 108 in India',
  elsewhere: 'Somewhere else? Call your local emergency number.',
}
