import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { SignInAnswer } from '#web/hatch/sign-in.ts'
import { isOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { useIdle } from '#web/ui/browser/idle.ts'
import { ErrorNotice } from '#web/ui/notice.tsx'
import { useHeard } from '../answers/heard.ts'
import { useCanUsePasskeys } from './can-use-passkeys.ts'
import { askForPasskey, hasUsedPasskey } from './ceremony.ts'

type PasskeySignInProps = {
  /** The sign-in page, with the page to come back to. */
  action: string
  /** Offers passkeys among the suggestions of the page's mail field, too. */
  isSuggested?: boolean
  /** Called after the sign-in instead of leaving the page. */
  onSignedIn?: () => void
}

export function PasskeySignIn({ action, isSuggested = false, onSignedIn }: PasskeySignInProps) {
  const fetcher = useFetcher<SignInAnswer>()
  const canUse = useCanUsePasskeys()
  const [ownMessage, setOwnMessage] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)

  const signIn = async (isUnasked: boolean) => {
    const passkey = await askForPasskey(isUnasked)
    if ('message' in passkey) return setOwnMessage(passkey.message)
    const stay = onSignedIn && { stay: 'yes' }
    await fetcher.submit({ intent: 'passkey', answer: passkey.answer, ...stay }, { method: 'post', action })
  }
  const press = async () => {
    setOwnMessage(null)
    setAsking(true)
    await signIn(false)
    setAsking(false)
  }
  useHeard(fetcher.data?.isSignedIn ? fetcher.data : null, () => onSignedIn?.())
  useIdle(() => void (hasUsedPasskey() && signIn(true)), isSuggested && canUse ? action : null)

  if (!canUse) return null
  const message = ownMessage ?? fetcher.data?.message
  return (
    <>
      <ErrorNotice message={message} />
      <Button kind="secondary" wide busy={isAsking || isOnItsWay(fetcher)} onClick={() => void press()}>
        <Icon name="lock" />
        パスキーでログイン
      </Button>
    </>
  )
}
