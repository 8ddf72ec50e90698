import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTopDialog } from './open-dialogs.ts'

/**
 * Renders in the page, or inside the top dialog while a dialog is open: only there can the children be pressed and read
 * aloud.
 */
export function AboveAll({ children }: { children: ReactNode }) {
  const dialog = useTopDialog()
  return dialog ? createPortal(children, dialog) : children
}
