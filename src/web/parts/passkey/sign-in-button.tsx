import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { SignInAnswer } from '#web/sign-in.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useIdle } from '#web/ui/idle.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useCanUsePasskeys } from './can-use-passkeys.ts'
import { askForPasskey, hasUsedPasskey } from './ceremony.ts'

type PasskeySignInProps = {
  /** The sign-in page, with the page to come back to. */
  action: string
  /** Offers passkeys among the suggestions of the page's mail field, too. */
  isSuggested?: boolean
}

export function PasskeySignIn({ action, isSuggested = false }: PasskeySignInProps) {
  const fetcher = useFetcher<SignInAnswer>()
  const canUse = useCanUsePasskeys()
  const [said, setSaid] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)

  const signIn = async (isUnasked: boolean) => {
    const asked = await askForPasskey(isUnasked)
    if ('answer' in asked) await fetcher.submit({ intent: 'passkey', answer: asked.answer }, { method: 'post', action })
    else setSaid(asked.message)
  }
  const press = async () => {
    setSaid(null)
    setAsking(true)
    await signIn(false)
    setAsking(false)
  }
  useIdle(() => void (hasUsedPasskey() && signIn(true)), isSuggested && canUse ? action : null)

  if (!canUse) return null
  const message = said ?? fetcher.data?.message
  return (
    <>
      {message && (
        <Notice kind="error" live>
          {message}
        </Notice>
      )}
      <Button kind="secondary" wide busy={isAsking || fetcher.state !== 'idle'} onClick={() => void press()}>
        <Icon name="lock" />
        パスキーでログイン
      </Button>
    </>
  )
}
