import { useLocation, useNavigate, useNavigation } from 'react-router'
import { firstOfMonth } from '#ground/time/month.ts'
import { addDays } from '#ground/day.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { useKeys } from '#web/ui/browser/keys.ts'
import { readAddress, type Address, type View } from './address.ts'

/** The date that shows the same view one period later or earlier. */
export function turned({ view, date }: Address, by: 1 | -1) {
  return view === 'week' ? addDays(date, by * 7) : firstOfMonth(date, by)
}

type CalendarKeys = { address: Address; today: string; canCreate: boolean }

/** T today, M W L the views, N a new scheduling, ← → the periods. */
export function useCalendarKeys({ address: currentAddress, today, canCreate }: CalendarKeys) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  // While a period is loading, the next key starts from that period.
  const { location: next } = useNavigation()
  const address = next?.pathname === pathname ? readAddress(new URLSearchParams(next.search), today) : currentAddress
  const go = (to: { date?: string; view?: View; panel?: string }) => () =>
    void navigate(clientUrls.calendar({ ...address, ...to }), { preventScrollReset: true })
  useKeys(
    {
      t: go({ date: today }),
      m: go({ view: 'month' }),
      w: go({ view: 'week' }),
      l: go({ view: 'list' }),
      n: canCreate ? go({ panel: 'new' }) : undefined,
      ArrowLeft: go({ date: turned(address, -1) }),
      ArrowRight: go({ date: turned(address, 1) }),
    },
    { repeated: ['ArrowLeft', 'ArrowRight'] },
  )
}
