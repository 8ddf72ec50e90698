import { slashDate, time, tokyoDay } from '#ground/tokyo-time.ts'
import { Fold } from '#web/ui/fold.tsx'
import type { SentLetter } from '../history.ts'
import styles from './letter.module.css'

type LetterProps = { letter: SentLetter; isWaiting: boolean }

/** The words of a scout, so that colleagues of its sender can read them before they write. */
export function Letter({ letter: { subject, reason, messages, signer, sentAt, promises }, isWaiting }: LetterProps) {
  return (
    <Fold quiet title={isWaiting ? '送る文面' : '送った文面'} className={styles.fold}>
      <dl className={styles.letter}>
        <div>
          <dt>件名</dt>
          <dd>{subject}</dd>
        </div>
        <div>
          <dt>選んだ理由</dt>
          <dd>{reason}</dd>
        </div>
        <div>
          <dt>会社からのメッセージ</dt>
          {messages.map((message) => (
            <dd key={message}>{message}</dd>
          ))}
        </div>
        {promises.length > 0 && (
          <div>
            <dt>学生への約束</dt>
            <dd>{promises.join('、')}</dd>
          </div>
        )}
        <div>
          <dt>差出人</dt>
          <dd>
            {signer}　<time dateTime={tokyoDay(sentAt)}>{`${slashDate(sentAt)} ${time(sentAt)}`}</time>
          </dd>
        </div>
      </dl>
    </Fold>
  )
}
