import { lazy, Suspense, useRef, useState } from 'react'
import type { Area } from '#ground/area.ts'
import { offerSignInAgain } from '#web/carry/session-over.ts'
import { useListener } from '#web/ui/browser/listener.ts'

const SignInDialog = lazy(() => import('./sign-in-dialog.tsx'))

/** Signs in again over the open page. The typed text stays, and the waiting request is sent again. */
export function SignInAgain({ area, viewerId }: { area: Area; viewerId: string }) {
  /** The id of the viewer whose session ended; null while no dialog is open. */
  const [owner, setOwner] = useState<string | null>(null)
  const waiting = useRef<((isSignedIn: boolean) => void)[]>([])

  useListener(offerSignInAgain, () => {
    setOwner(viewerId)
    return new Promise<boolean>((goOn) => waiting.current.push(goOn))
  })

  const finish = (isSignedIn: boolean) => {
    setOwner(null)
    for (const goOn of waiting.current.splice(0)) goOn(isSignedIn)
  }
  if (owner === null) return null
  return (
    <Suspense>
      <SignInDialog area={area} owner={owner} onFinish={finish} />
    </Suspense>
  )
}
