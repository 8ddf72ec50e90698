import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { MessageText } from './message-text.tsx'
import type { Unsent } from './outbox.ts'
import styles from './thread.module.css'

type UnsentMessagesProps = {
  unsent: readonly Unsent[]
  isLost: boolean
  /** Puts the text of a refused message back into the field. */
  onEdit: (message: Unsent) => void
  onDrop: (key: string) => void
}

/** The messages that were written here and have not arrived yet, each marked until it has. */
export function UnsentMessages({ unsent, isLost, onEdit, onDrop }: UnsentMessagesProps) {
  if (unsent.length === 0) return null
  return (
    <ol className="stack-3" aria-label="送信待ちのメッセージ">
      {unsent.map((message) => (
        <li key={message.key} className={classNames(styles.message, styles.own, styles.unsent)}>
          <div className={styles.body}>
            <p className={`${styles.bubble} written`}>
              <MessageText text={message.text} />
            </p>
            {message.fileNames.length > 0 && <p className={styles.meta}>添付：{message.fileNames.join('、')}</p>}
            {message.state === 'refused' ? (
              <div className={styles.refused} role="alert">
                <p>送信できませんでした。{message.reason}</p>
                <span className="row-2">
                  <Button kind="secondary" onClick={() => onEdit(message)}>
                    書き直す
                  </Button>
                  <Button kind="quiet" onClick={() => onDrop(message.key)}>
                    取り消す
                  </Button>
                </span>
              </div>
            ) : (
              <p className={styles.meta} role="status">
                {message.state === 'waiting' && waitingText(message, isLost)}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

function waitingText({ fileNames }: Unsent, isLost: boolean) {
  if (!isLost) return '送信しています…'
  if (fileNames.length === 0) return '接続が戻ると送信します'
  return '接続が戻ると送信します。ファイルはこのページを閉じると残らないので、閉じずにお待ちください。'
}
