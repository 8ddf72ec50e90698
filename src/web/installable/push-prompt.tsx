import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { Sun } from '#web/ui/marks/sun.tsx'
import styles from './push-prompt.module.css'
import { allowPushes } from './push-token.ts'
import type { PromptProps } from './prompt-props.ts'
import { storePrompted, storePushStatus, type PushStatus } from './status.ts'

/** §4: idle, then loading, then dismissed or resolved. */
type State = 'idle' | 'loading' | 'answered'

export function PushPrompt({ candidateId, settings, onAnswer }: PromptProps) {
  const [state, setState] = useState<State>('idle')
  const isLoading = state === 'loading'
  const answer = (status: PushStatus) => {
    storePushStatus(candidateId, status)
    storePrompted()
    setState('answered')
    onAnswer()
  }
  const allow = async () => {
    setState('loading')
    answer(await allowPushes(candidateId, settings))
  }
  return (
    <Modal
      open={state !== 'answered'}
      onClose={() => answer('dismissed')}
      title="プッシュ通知を許可する"
      mode="fullOnPhone"
      closeOnBackground={false}
      locked={isLoading}
      className={styles.prompt}
      ok={
        <Button busy={isLoading} onClick={allow}>
          {isLoading ? '許可しています' : '許可する'}
        </Button>
      }
      cancel={
        <Button kind="quiet" disabled={isLoading} onClick={() => answer('dismissed')}>
          スキップ
        </Button>
      }
    >
      <Sample />
      <p className={styles.text}>新しいスカウトが届いたときと、予約した日程が近づいたときにお知らせします。</p>
      <p className={styles.small}>夜は届きません（21時から8時まで。設定で変えられます）。</p>
    </Modal>
  )
}

/** A sample of a push notification. */
function Sample() {
  return (
    <div className={styles.sky} aria-hidden="true">
      <Sun className={styles.sun} />
      <div className={styles.card}>
        <img src="/icons/icon-192.png" alt="" width="36" height="36" />
        <strong>新しいスカウトが届きました</strong>
        <span className="quiet">あなたを選んだ理由を読んでみましょう</span>
      </div>
      <div className={styles.card}>
        <img src="/icons/icon-192.png" alt="" width="36" height="36" />
        <strong>明日 14:00〜 カジュアル面談</strong>
        <span className="quiet">持ち物と参加URLを確認できます</span>
      </div>
    </div>
  )
}
