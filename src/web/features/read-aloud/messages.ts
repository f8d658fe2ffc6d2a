export const readAloudMessages = {
  read: 'Read aloud',
  stop: 'Stop reading',
}
