import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Area } from '#web/area.ts'
import { offerSignInAgain } from '#web/session-over.ts'

const SignInDialog = lazy(() => import('./sign-in-dialog.tsx'))

/** A session that ends while a page is open is renewed over that page: what was typed stays, what was sent goes on. */
export function SignInAgain({ area, viewerId }: { area: Area; viewerId: string }) {
  /** The person whose session ended; null while nobody is asked. */
  const [owner, setOwner] = useState<string | null>(null)
  const waiting = useRef<((isSignedIn: boolean) => void)[]>([])

  useEffect(
    () =>
      offerSignInAgain(() => {
        setOwner(viewerId)
        return new Promise((goOn) => waiting.current.push(goOn))
      }),
    [viewerId],
  )

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
