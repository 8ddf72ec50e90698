import { remember, remembered } from '#web/installable/browser-store.ts'
import { createStore, useStore } from '#web/ui/browser/store.ts'

const store = createStore()
const keyOf = (companyUserId: string) => `last-search.${companyUserId}`

/** Keeps the address of a company user's search as long as this tab is open. */
export function keepSearch(companyUserId: string, address: string) {
  remember(keyOf(companyUserId), address, 'sessionStorage')
  store.tell()
}

/** The address of the search that the company user left last in this tab; null before the first search. */
export const useLastSearch = (companyUserId: string) =>
  useStore(store, () => remembered(keyOf(companyUserId), 'sessionStorage'), null)
