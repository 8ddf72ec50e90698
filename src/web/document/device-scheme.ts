import { createStore, useStore } from '#web/ui/browser/store.ts'
import { useRootData } from './root-data.ts'
import { schemeCookie, schemeIn, type Scheme } from './scheme.ts'

const changes = createStore()

/** The scheme chosen on this device. */
export function useScheme(): Scheme {
  const first = useRootData()?.scheme ?? 'system'
  return useStore(changes, () => schemeIn(document.cookie), first)
}

/** Draws the open page in the scheme at once, and every later page. */
export function keepScheme(scheme: Scheme, publicUrl: string) {
  document.cookie = schemeCookie(scheme, publicUrl)
  changes.tell()
}
