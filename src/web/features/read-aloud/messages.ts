export const readAloudMessages = {
  read: 'Read aloud',
  stop: 'Stop reading',
  failedToLoad: 'This part of the site did not arrive. Please try again when you are online.',
}
