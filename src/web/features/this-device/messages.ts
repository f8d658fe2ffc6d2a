export const deviceMessages = {
  wipe: 'Wipe everything from this device',
  wiping: 'Wiping…',
  wipedButCache:
    'Answers and results are gone from this device. The browser may still hold films and pages in its cache, because there was no network: clear it in the browser’s settings.',
  startPrivate: 'On a shared device? Start without keeping anything',
  private: 'This tab keeps nothing. Close it, and what you answer is gone.',
}
