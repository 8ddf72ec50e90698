import { createStore, useStore } from './store.ts'

// The dialogs that stand open, the one opened last at the end.
let open: readonly HTMLDialogElement[] = []
const store = createStore()

function put(next: readonly HTMLDialogElement[]) {
  open = next
  store.tell()
}

/** From showModal() until the returned function is called. */
export function addOpenDialog(dialog: HTMLDialogElement) {
  put([...open, dialog])
  return () => put(open.filter((one) => one !== dialog))
}

export const topDialog = () => open.at(-1) ?? null

/** What is outside the top dialog can be neither pressed nor heard; what floats above all has to be inside it. */
export const useTopDialog = () => useStore(store, topDialog, null)
