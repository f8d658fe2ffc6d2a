/** Apart from those that come with every page. */
export const notFoundMessages = {
  heading: 'There is no page here',
  text: 'The address may be mistyped, or the page has moved.',
  home: 'Go to the home page',
}
