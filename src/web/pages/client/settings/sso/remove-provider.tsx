import { useState } from 'react'
import { ConfirmAct } from '#web/parts/confirm-act.tsx'
import { Button } from '#web/ui/button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './sso.module.css'

export function RemoveProvider() {
  const [isRemoving, setRemoving] = useState(false)
  return (
    <div className={styles.remove}>
      <Button kind="quiet" onClick={() => setRemoving(true)}>
        シングルサインオンの設定を削除
      </Button>
      <ConfirmAct
        open={isRemoving}
        onClose={() => setRemoving(false)}
        title="シングルサインオンの設定を削除"
        fields={{ intent: 'remove' }}
        verb="削除する"
      >
        <p>
          <Phrases>
            会社のアカウントではログインできなくなり、すぐにメールアドレスとパスワードでのログインに戻ります。確認済みのドメインは残ります。
          </Phrases>
        </p>
      </ConfirmAct>
    </div>
  )
}
