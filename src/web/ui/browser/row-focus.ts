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
