import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { flashOf, hasFlash, withoutFlash } from '#web/parts/answers/flash.ts'
import { useReplaceAddress } from '#web/parts/answers/replace-address.ts'
import { withMessages } from '#web/parts/answers/with-messages.ts'
import { useBanner } from '#web/ui/overlays/banner.tsx'
import styles from './flash-banner.module.css'

/**
 * Shows the message of the previous action and removes the message from the address, so that a reload shows nothing.
 */
export function FlashBanner() {
  const { show } = useBanner()
  const { pathname, search, hash } = useLocation()
  const replaceAddress = useEffectEvent(useReplaceAddress())
  // Another address in place of this one would take a form that was sent meanwhile off its way.
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    const query = new URLSearchParams(search)
    if (!isIdle || !hasFlash(query)) return undefined
    let isLeft = false
    withMessages((messages) => {
      const text = isLeft ? null : flashOf(query, messages)
      if (!text) return
      show({ kind: 'success', text })
      const rest = withoutFlash(query).toString()
      replaceAddress({ pathname, search: rest, hash }, { preventScrollReset: true })
    })
    return () => {
      isLeft = true
    }
  }, [pathname, search, hash, isIdle, show])
  // The server writes the message in here, for a browser without scripts.
  return <noscript className={styles.done} data-done="" />
}
