export const offlineMessages = {
  title: 'No network',
  heading: 'There is no network now',
  text: 'This page is not kept on your device. If you have answered questions here before, they and your answers are: you can go on with them.',
  goOn: 'Go on with the questions',
  home: 'Go to the home page',
  emergency: 'In an emergency call 112: that often works without the internet.',
}
