/** Before a control's own press removes it, its focus goes to its neighbour in the row, else to the element with the id. */
export function handFocusOn(control: HTMLElement, idAfterLast: string | undefined) {
  const row = control.closest('ul') ?? control.parentElement
  const neighbours = [...(row?.querySelectorAll('button') ?? [])].filter((button) => button.checkVisibility())
  const at = neighbours.findIndex((button) => button === control)
  const next = neighbours[at + 1] ?? neighbours[at - 1]
  if (next) next.focus()
  else if (idAfterLast) document.getElementById(idAfterLast)?.focus()
}
