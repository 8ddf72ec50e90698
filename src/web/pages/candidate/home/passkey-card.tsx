import { ButtonLink } from '#web/parts/page/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { urls } from '#ground/urls.ts'
import styles from './passkey-card.module.css'

export const PasskeyCard = ({ onDecline }: { onDecline: () => void }) => (
  <Card as="section" className={styles.offer} aria-labelledby="passkey-offer">
    <Icon name="lock" />
    <div className={styles.words}>
      <h2 id="passkey-offer">
        <Phrases>次から、指紋や顔でログイン</Phrases>
      </h2>
      <p className="quiet">パスキーを登録すると、パスワードを入力せずにログインできます。</p>
    </div>
    <div className={styles.ends}>
      <Button kind="quiet" onClick={onDecline}>
        登録しない
      </Button>
      <ButtonLink kind="secondary" to={urls.candidate.settingsSignIn()}>
        登録にすすむ
      </ButtonLink>
    </div>
  </Card>
)
