export const deviceMessages = {
  wipe: 'Wipe everything from this device',
  wiping: 'Wiping…',
  wiped:
    'All that this site kept on this device is gone. The browser itself may still list the pages you opened: its history can be cleared in its settings.',
  wipedButCache:
    'Answers and results are gone from this device. The browser may still hold films and pages in its cache, because there was no network: clear it in the browser’s settings.',
  startPrivate: 'On a shared device? Start without keeping anything',
  private: 'This tab keeps nothing. Close it, and what you answer is gone.',
}
