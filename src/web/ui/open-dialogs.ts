import { useSyncExternalStore } from 'react'

// The dialogs that stand open, the one opened last at the end.
let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function tell(next: readonly HTMLDialogElement[]) {
  open = next
  for (const listener of listeners) listener()
}

/** From showModal() until the returned function is called. */
export function addOpenDialog(dialog: HTMLDialogElement) {
  tell([...open, dialog])
  return () => tell(open.filter((one) => one !== dialog))
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const topDialog = () => open.at(-1) ?? null

/** What is outside the top dialog can be neither pressed nor heard; what floats above all has to be inside it. */
export const useTopDialog = () => useSyncExternalStore(subscribe, topDialog, () => null)
