import { useStore } from '#web/ui/browser/store.ts'

const never = { subscribe: () => () => {} }

/** Whether this browser knows passkeys; false until the scripts run. */
export const useCanUsePasskeys = () => useStore(never, () => typeof PublicKeyCredential === 'function', false)
