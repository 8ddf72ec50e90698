import type { KeyboardEvent } from 'react'
import { useFocusLater } from '#web/ui/browser/focus-later.ts'
import { useKeys } from '#web/ui/browser/keys.ts'
import type { Block } from './block-draft.ts'
import type { Blocks } from './use-blocks.ts'

const textFields = 'input:not([type="file"], [type="range"]), textarea, select'

/** Ctrl+Z and Ctrl+Shift+Z outside of text fields: in a text field they are the browser's. */
export function useUndoKeys({ undo, redo }: Pick<Blocks, 'undo' | 'redo'>) {
  const press = ({ shiftKey }: { shiftKey: boolean }) => {
    if (document.activeElement?.matches(textFields)) return false
    return shiftKey ? redo() : undo()
  }
  useKeys({ 'Control+z': press, 'Meta+z': press })
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 }

/** Alt+↑ and Alt+↓ move the block that has the focus, and the focus stays where it is. */
export function useMoveKeys({ moveBy }: Pick<Blocks, 'moveBy'>) {
  const focusLater = useFocusLater()
  const press = (block: Block, event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key]
    if (!event.altKey || event.ctrlKey || event.metaKey || step === undefined) return
    event.preventDefault()
    if (moveBy(block, step) && event.target instanceof HTMLElement) focusLater(event.target.id)
  }
  return (block: Block) => ({ onKeyDown: (event: KeyboardEvent<HTMLElement>) => press(block, event) })
}
