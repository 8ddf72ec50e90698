import { type ChangeEvent, type KeyboardEvent, useRef } from 'react'
import { Checkbox } from '../fields/check.tsx'
import { type RowSelection, pageTicks, rangeOf, setTicked } from './row-selection.ts'

/** The checkboxes of the rows on one page. A press with Shift changes all rows from the last pressed row. */
export function useRowTicks(rowIds: readonly string[], { ids, onChange, max, onFull }: RowSelection) {
  const touched = useRef<string | null>(null)
  const set = (changed: readonly string[], isTicked: boolean) => {
    const next = setTicked(ids, changed, isTicked, max)
    onChange(next.ids)
    if (next.isFull) onFull?.()
  }
  return {
    isTicked: (id: string) => ids.includes(id),
    page: pageTicks(ids, rowIds),
    setPage: (isTicked: boolean) => {
      touched.current = null
      set(rowIds, isTicked)
    },
    setRow: (id: string, isTicked: boolean, isRange: boolean) => {
      set(isRange ? rangeOf(rowIds, touched.current, id) : [id], isTicked)
      touched.current = id
    },
  }
}

type RowTicks = ReturnType<typeof useRowTicks>

export function PageTick({ ticks, label, disabled }: { ticks: RowTicks; label: string; disabled?: boolean }) {
  return (
    <Checkbox
      aria-label={label}
      checked={ticks.page === 'all'}
      indeterminate={ticks.page === 'some'}
      disabled={disabled}
      onChange={(event) => ticks.setPage(event.target.checked)}
    />
  )
}

type RowTickProps = { ticks: RowTicks; id: string; label: string }

/** The up and down keys move to the next row's checkbox; with Shift that checkbox gets the same state. */
export function RowTick({ ticks, id, label }: RowTickProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const press = event.nativeEvent
    ticks.setRow(id, event.target.checked, press instanceof MouseEvent && press.shiftKey)
  }
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const next = neighbourOf(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1)
    if (!next) return
    next.focus()
    if (event.shiftKey && next.checked !== ticks.isTicked(id)) next.click()
  }
  return (
    <Checkbox aria-label={label} data-row-tick="" checked={ticks.isTicked(id)} onChange={change} onKeyDown={keyDown} />
  )
}

function neighbourOf(tick: HTMLInputElement, step: 1 | -1) {
  const all = [...(tick.closest('table, ul, ol')?.querySelectorAll<HTMLInputElement>('[data-row-tick]') ?? [])]
  return all[all.indexOf(tick) + step]
}
