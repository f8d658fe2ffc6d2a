/** Apart from those that come with every page. */
export const wipedMessages = {
  wiped:
    'All that this site kept on this device is gone. The browser itself may still list the pages you opened: its history can be cleared in its settings.',
}
