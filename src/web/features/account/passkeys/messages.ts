export const passkeyMessages = {
  how: 'With your fingerprint, your face or the lock of your screen. No password needed.',
  what: 'A passkey is a key on your device. You open it with your fingerprint, your face or the lock of your screen. There is no password to forget, and nobody can guess it.',
  missing: 'This browser cannot use a passkey on this page, but a password works.',
  emailWhatFor:
    'If you lose your passkey, we can only let you back in by email. We send a code to check the address.',
}
