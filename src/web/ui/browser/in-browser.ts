import { createStore, useStore } from './store.ts'

const never = createStore()

/** False on the server and while the page comes to life, so that both draw the same. */
export const useInBrowser = () => useStore(never, () => true, false)
