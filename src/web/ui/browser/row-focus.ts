import { useLayoutEffect, useRef, type FocusEvent } from 'react'

/**
 * Moves the focus to the row beside the one that holds it, or to the first; false where there is none. `target`: what
 * takes the focus in a row, which itself does without it.
 */
export function focusRowBeside(rows: Iterable<HTMLElement>, step: 1 | -1, target?: string): boolean {
  const all = [...rows]
  const at = all.findIndex((row) => row.contains(document.activeElement))
  const row = at === -1 ? all[0] : all[at + step]
  const element = target ? row?.querySelector<HTMLElement>(target) : row
  element?.focus()
  return Boolean(element)
}

/**
 * For the body of a table: the focus of a row that its own act removes goes to the next row, to the row before, or to
 * the element with the id where no row is left.
 */
export function useRowFocus(idAfterLast: string) {
  const body = useRef<HTMLTableSectionElement>(null)
  const focused = useRef<{ row: HTMLTableRowElement; at: number } | null>(null)
  // Before the frame in which lost-focus.ts would look for a place.
  useLayoutEffect(() => {
    if (!focused.current || focused.current.row.isConnected) return
    const { at } = focused.current
    focused.current = null
    if (document.activeElement !== document.body) return
    const rows = [...(body.current?.rows ?? [])]
    const next = (rows[at] ?? rows.at(-1))?.querySelector<HTMLElement>('a, button')
    ;(next ?? document.getElementById(idAfterLast))?.focus()
  })
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const row = target.closest('tr')
    focused.current = row && { row, at: row.sectionRowIndex }
  }
  const onBlur = ({ relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget) focused.current = null
  }
  return { ref: body, onFocus, onBlur }
}
