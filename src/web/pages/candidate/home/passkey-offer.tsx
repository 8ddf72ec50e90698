import { useState } from 'react'
import { askFromBrowser } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { useLateAnswer } from '#web/parts/answers/late-answer.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { useCanUsePasskeys } from '#web/parts/passkey/can-use-passkeys.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { urls } from '#ground/urls.ts'
import styles from './passkey-offer.module.css'

const PasskeyOfferQuestion = graphql(`
  query PasskeyOffer {
    isPasskeyOffered
  }
`)
const EndPasskeyOffer = graphql(`
  mutation EndPasskeyOffer {
    endPasskeyOffer
  }
`)

/** Shown after the second sign-in, until the student has a passkey or says no. No page waits for it. */
export function PasskeyOffer() {
  const canUse = useCanUsePasskeys()
  const answer = useLateAnswer(canUse ? 'offer' : null, () => askFromBrowser()(PasskeyOfferQuestion))
  const [isGone, setGone] = useState(false)
  if (!answer?.isPasskeyOffered || isGone) return null
  const end = () => {
    setGone(true)
    // A refusal costs nothing: the offer comes back with the next visit.
    askFromBrowser()(EndPasskeyOffer).catch(() => {})
  }
  return (
    <Card as="section" className={styles.offer} aria-labelledby="passkey-offer">
      <Icon name="lock" />
      <div className={styles.words}>
        <h2 id="passkey-offer">
          <Phrases>次から、指紋や顔でログイン</Phrases>
        </h2>
        <p className="quiet">パスキーを登録すると、パスワードを入力せずにログインできます。</p>
      </div>
      <div className={styles.ends}>
        <Button kind="quiet" onClick={end}>
          登録しない
        </Button>
        <ButtonLink kind="secondary" to={urls.candidate.settingsSignIn()}>
          登録にすすむ
        </ButtonLink>
      </div>
    </Card>
  )
}
