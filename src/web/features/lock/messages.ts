import { text } from '#web/language/text.ts'

export const lockMessages = {
  settings: 'Lock what is kept here',
  settingsOn: 'The lock on this device',
  failedToLoad: 'This part of the site did not arrive. Please try again when you are online.',
  heading: 'A lock on this device',
  about:
    'Your answers and earlier results are kept in this browser. With a lock they are encrypted, and nobody reads them without your PIN or passkey. The lock closes when you leave or reload the page, and when nobody touches it for some minutes.',
  warning:
    'If you forget the PIN or lose the passkey, nobody can open the lock. Then you can only wipe everything.',
  oldFiles:
    'What you told before the lock was on may stay in the files of this browser for a while. Someone who copies those files could read it.',
  notHere: 'A lock needs a secure address (https), so it does not work here.',
  notKept: 'This browser keeps nothing for this site, so there is nothing to lock.',
  notPrivate: 'This tab keeps nothing, so there is nothing to lock.',
  how: 'How do you want to open it?',
  byPin: 'With a PIN',
  byPasskey: 'With a passkey: fingerprint, face or screen lock',
  newPin: 'Choose a PIN',
  pinHint: 'At least 6 digits or letters. A longer one is safer.',
  repeatPin: 'The PIN once more',
  pinShort: 'Please choose a PIN of at least 6 digits or letters.',
  pinsDiffer: 'The two PINs are not the same. Please type them again.',
  idle: 'Lock after',
  minutes: text('{minutes, plural, one {# minute without a touch} other {# minutes without a touch}}'),
  putOn: 'Put on the lock',
  working: 'One moment …',
  noPasskey:
    'That did not work. Not every device can open a lock with a passkey. You can try again, or choose a PIN.',
  noRoom:
    'That did not work: this browser has no room left for this site. You can remove earlier results and try again.',
  isOn: text(
    '{minutes, plural, one {The lock is on. It closes after # minute without a touch.} other {The lock is on. It closes after # minutes without a touch.}}',
  ),
  lockNow: 'Lock now',
  takeOff: 'Take off the lock',
  isOff: 'The lock is off. What is kept here lies open on this device.',
  passkeyName: 'Lock on this device',

  lockedHeading: 'Locked',
  lockedText: 'What you kept on this device is under a lock.',
  pin: 'PIN',
  unlock: 'Unlock',
  unlockByPasskey: 'Unlock with your passkey',
  wrongPin: 'That is not the PIN. Please try again.',
  damaged:
    'What is kept here is damaged, so neither PIN nor passkey can open it. You can go on without it, or wipe everything.',
  notUnderstood:
    'The lock itself is damaged, so nothing can open it. You can go on without it, or wipe everything.',
  wait: text(
    '{seconds, plural, one {That is not the PIN. Please wait # second before you try again.} other {That is not the PIN. Please wait # seconds before you try again.}}',
  ),
  passkeyFailed: 'That did not work. Please try again.',
  goOn: 'Go on without unlocking',
  goOnText:
    'You can use the site all the same. This tab then keeps nothing, and what is locked stays as it is.',
  forgottenHeading: 'Forgotten it?',
  forgotten:
    'Nobody can open the lock for you: not we, and nobody else. You can wipe everything that this site keeps on this device, and start anew.',
  wiped: 'Everything is gone from this device.',
  toStart: 'Go to the home page',
}
