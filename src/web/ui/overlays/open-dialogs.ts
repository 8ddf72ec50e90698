import { createStore, useStore } from '../browser/store.ts'

// The open dialogs; the dialog opened last is at the end.
let open: readonly HTMLDialogElement[] = []
const store = createStore()

function put(next: readonly HTMLDialogElement[]) {
  open = next
  store.tell()
}

/** Call this after showModal(); call the returned function when the dialog closes. */
export function addOpenDialog(dialog: HTMLDialogElement) {
  put([...open, dialog])
  return () => put(open.filter((one) => one !== dialog))
}

const topDialog = () => open.at(-1) ?? null

/**
 * Elements outside the top dialog can be neither pressed nor read aloud, so floating elements render inside this
 * dialog.
 */
export const useTopDialog = () => useStore(store, topDialog, null)
