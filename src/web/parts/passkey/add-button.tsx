import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { withMessages } from '#web/parts/answers/with-messages.ts'
import { useBanner } from '#web/ui/overlays/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import { makePasskey, type PasskeyCalls } from './ceremony.ts'

type AddPasskeyProps = { children: string; calls?: PasskeyCalls; onAdded?: () => void }

/** Makes a passkey on this device and keeps it. */
export function AddPasskey({ children, calls, onAdded }: AddPasskeyProps) {
  const [said, setSaid] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()
  const { show } = useBanner()
  const press = async () => {
    setBusy(true)
    const wrong = await makePasskey(calls)
    setSaid(wrong)
    setBusy(false)
    if (wrong === null) {
      withMessages(({ success }) => show({ kind: 'success', text: success.passkeyAdded }))
      onAdded?.()
    }
    await revalidate()
  }
  return (
    <>
      <ErrorNotice message={said} />
      <Button kind="secondary" busy={isBusy} onClick={() => void press()}>
        {children}
      </Button>
    </>
  )
}
