import { createContext, useContext } from 'react'
import { useLocation } from 'react-router'
import { useStore } from '#web/ui/browser/store.ts'

/** The time of the page's request, the same on the server and in the browser, so that "明日" hydrates to "明日". */
const Now = createContext('1970-01-01T00:00:00Z')
export const NowProvider = Now.Provider
export const useNow = () => useContext(Now)

let latest = { key: '', now: '' }

function timeOf(key: string) {
  if (latest.key !== key) latest = { key, now: new Date().toISOString() }
  return latest.now
}

/** The time changes only with the route, and every route change renders anyway, so no listener is needed. */
const route = { subscribe: () => () => undefined }

/** The time at which the current route was reached; during hydration the server's time. */
export function useTimeOfRoute(ofServer: string) {
  const { key } = useLocation()
  return useStore(route, () => timeOf(key), ofServer)
}
