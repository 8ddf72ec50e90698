import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTopDialog } from './open-dialogs.ts'

/** Stands in the page, or in the top dialog while one is open, so that it can be heard and pressed there too. */
export function AboveAll({ children }: { children: ReactNode }) {
  const dialog = useTopDialog()
  return dialog ? createPortal(children, dialog) : children
}
