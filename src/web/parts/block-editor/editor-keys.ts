import type { KeyboardEvent } from 'react'
import { useFocusLater } from '#web/ui/focus-later.ts'
import { onWindow, useListener } from '#web/ui/listener.ts'
import type { Block } from './block-draft.ts'
import type { Blocks } from './use-blocks.ts'

const keyDowns = onWindow('keydown')

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input:not([type="file"]), textarea, select, dialog') !== null

/** Ctrl+Z and Ctrl+Shift+Z outside of text fields: in a text field they are the browser's. */
export function useUndoKeys({ undo, redo }: Pick<Blocks, 'undo' | 'redo'>) {
  useListener(keyDowns, (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'z') return
    if (isTyping(event.target)) return
    event.preventDefault()
    if (event.shiftKey) redo()
    else undo()
  })
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 }

/** Alt+↑ and Alt+↓ move the block that has the focus, and the focus stays where it is. */
export function useMoveKeys({ moveBy }: Pick<Blocks, 'moveBy'>) {
  const focusLater = useFocusLater()
  return (block: Block) => (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key]
    if (!event.altKey || event.ctrlKey || event.metaKey || step === undefined) return
    event.preventDefault()
    if (moveBy(block, step) && event.target instanceof HTMLElement) focusLater(event.target.id)
  }
}
