import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { addDays, firstOfMonth } from '#ground/day.ts'
import { urls } from '#ground/urls.ts'
import { readAddress, type Address, type View } from './address.ts'

/** The same view, one period on or back. */
export function turned({ view, date }: Address, by: 1 | -1) {
  return view === 'week' ? addDays(date, by * 7) : firstOfMonth(date, by)
}

const viewKeys: Record<string, View> = { m: 'month', w: 'week', l: 'list' }

/** T today, M W L the views, N a new scheduling, ← → the periods; off while somebody types or something is open. */
export function useKeys({ address: shown, today, canCreate }: { address: Address; today: string; canCreate: boolean }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  // A key pressed while the last one is still loading goes on from there.
  const { location: next } = useNavigation()
  const address = next?.pathname === pathname ? readAddress(new URLSearchParams(next.search), today) : shown
  const target = (key: string): { date?: string; view?: View; panel?: string } | null => {
    const view = viewKeys[key]
    if (view) return { view }
    if (key === 't') return { date: today }
    if (key === 'arrowleft') return { date: turned(address, -1) }
    if (key === 'arrowright') return { date: turned(address, 1) }
    return key === 'n' && canCreate ? { panel: 'new' } : null
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return
    const to = target(event.key.toLowerCase())
    if (!to) return
    event.preventDefault()
    void navigate(urls.client.calendar({ ...address, ...to }), { preventScrollReset: true })
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

const isTaken = (target: EventTarget | null) =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [popover] *, [role="region"][tabindex]')))
