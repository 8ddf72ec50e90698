import { useStore } from '#web/ui/store.ts'

const never = { subscribe: () => () => {} }

/** Whether this browser knows passkeys; false until the scripts run. */
export const useCanUsePasskeys = () => useStore(never, () => typeof PublicKeyCredential === 'function', false)
