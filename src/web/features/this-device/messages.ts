export const deviceMessages = {
  wipe: 'Wipe everything from this device',
  wiping: 'Wiping…',
  wipedButCache:
    'Answers and results are gone. The browser’s cache may still hold films and pages: clear it in its settings.',
  private: 'This tab keeps nothing. Close it, and what you answer is gone.',
}
