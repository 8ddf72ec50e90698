import { useState } from 'react'
import { useSubmit } from 'react-router'
import { askForPasskey } from '#web/parts/passkey/ceremony.ts'
import { useCanUsePasskeys } from '#web/parts/passkey/can-use-passkeys.ts'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import styles from './contract-expired.module.css'

/** A passkey in place of the password and the code. A refusal is told with the form above. */
export function PasskeyProof() {
  const submit = useSubmit()
  const isSending = useFormOnItsWay() !== undefined
  const canUse = useCanUsePasskeys()
  const [isAsking, setAsking] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  if (!canUse) return null
  const press = async () => {
    setMessage(null)
    setAsking(true)
    const passkey = await askForPasskey()
    setAsking(false)
    if ('message' in passkey) return setMessage(passkey.message)
    await submit({ intent: 'passkey', answer: passkey.answer }, { method: 'post' })
  }
  return (
    <div className={styles.passkey}>
      <ErrorNotice message={message} />
      <Button kind="secondary" wide busy={isAsking || isSending} onClick={() => void press()}>
        <Icon name="lock" />
        パスキーで確認
      </Button>
    </div>
  )
}
