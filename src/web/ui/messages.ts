export const uiMessages = {
  back: 'Back',
}
