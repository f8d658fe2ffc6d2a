export const refusedMessages = {
  title: 'This page was changed',
  heading: 'This page was not opened',
  text: 'What came is not what the makers of this site have signed. Somebody may have changed it on the way. What you have answered is safe on your device.',
  goOn: 'Go on with the version on your device',
  older:
    'The newest version of this site does not carry the signature of its makers. You see the last version that did, from your device. It may be out of date.',
}
