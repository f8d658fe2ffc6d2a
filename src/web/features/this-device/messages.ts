export const deviceMessages = {
  wipe: 'Wipe everything from this device',
  wiping: 'Wiping…',
  wipedButCache:
    'Answers and results are gone. There was no network, so films and pages may stay in the browser’s cache: clear it in its settings.',
  private: 'This tab keeps nothing. Close it, and what you answer is gone.',
}
