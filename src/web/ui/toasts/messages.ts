import type { ToastKind } from './toast-list.ts'

export const toastMessages = {
  region: 'Notices',
  dismiss: 'Dismiss',
  /** Said before the text, where the colour and the sign can't be seen. */
  kind: { error: 'Error:', success: 'Done:', warning: 'Please note:', info: 'Note:' } satisfies Record<
    ToastKind,
    string
  >,
}
