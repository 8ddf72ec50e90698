import { lazy, Suspense, useRef, useState } from 'react'
import type { Area } from '#ground/area.ts'
import { sayPageViewer } from '#web/carry/page-viewer.ts'
import { offerSignInAgain, type SignInCause } from '#web/carry/session-over.ts'
import { useListener } from '#web/ui/browser/listener.ts'

const SignInDialog = lazy(() => import('./sign-in-dialog.tsx'))

/** Signs in again over the open page. The typed text stays, and the waiting request is sent again. */
export function SignInAgain({ area, viewerId }: { area: Area; viewerId: string }) {
  /** The viewer who is to sign in again; null while no dialog is open. */
  const [lost, setLost] = useState<{ owner: string; cause: SignInCause } | null>(null)
  const waiting = useRef<((isSignedIn: boolean) => void)[]>([])

  useListener(sayPageViewer, () => viewerId)
  useListener(offerSignInAgain, (cause) => {
    setLost({ owner: viewerId, cause })
    return new Promise<boolean>((goOn) => waiting.current.push(goOn))
  })

  const finish = (isSignedIn: boolean) => {
    setLost(null)
    for (const goOn of waiting.current.splice(0)) goOn(isSignedIn)
  }
  if (lost === null) return null
  return (
    <Suspense>
      <SignInDialog area={area} {...lost} onFinish={finish} />
    </Suspense>
  )
}
