import { createContext, useContext } from 'react'
import { useLocation } from 'react-router'
import { useStore } from '#web/ui/store.ts'

/** The instant the page was asked for, the same on the server and in the browser, so that "明日" hydrates to "明日". */
const Now = createContext('1970-01-01T00:00:00Z')
export const NowProvider = Now.Provider
export const useNow = () => useContext(Now)

let latest = { key: '', now: '' }

function timeOf(key: string) {
  if (latest.key !== key) latest = { key, now: new Date().toISOString() }
  return latest.now
}

/** The time changes with the route alone, which is drawn anyway: there is nothing to listen to. */
const route = { subscribe: () => () => undefined }

/** The time at which the present route was reached; the server's while the page wakes. */
export function useTimeOfRoute(ofServer: string) {
  const { key } = useLocation()
  return useStore(route, () => timeOf(key), ofServer)
}
