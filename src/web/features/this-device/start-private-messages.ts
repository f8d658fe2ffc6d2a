/** Apart from those that come with every page. */
export const startPrivateMessages = {
  start: 'On a shared device? Start without keeping anything',
}
