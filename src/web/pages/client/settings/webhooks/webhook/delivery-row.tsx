import { grouped } from '#ground/grouped.ts'
import { slashDate, time } from '#ground/tokyo-time.ts'
import { isGone, retryIn } from '#domain/webhook/rules.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Press } from './press.tsx'
import styles from '../webhooks.module.css'

export const DeliveryFields = graphql(`
  fragment WebhookDelivery on WebhookDelivery {
    id
    status
    type
    label
    insertedAt
    dueAt
    messageId
    payload
    attempts {
      id
      insertedAt
      statusCode
      trouble
      tookMs
      answer
    }
  }
`)

type DeliveryRowProps = { delivery: FragmentType<typeof DeliveryFields>; canSend: boolean; isOff: boolean; now: string }

const moment = (at: string) => `${slashDate(at)} ${time(at)}`

export function DeliveryRow({ delivery, canSend, isOff, now }: DeliveryRowProps) {
  const { id, status, type, label, insertedAt, dueAt, messageId, payload, attempts } = readFragment(
    DeliveryFields,
    delivery,
  )
  const isUnderWay = dueAt !== null && dueAt !== undefined && dueAt <= now
  const last = attempts[0]
  // Without a stop the schedule would have gone on.
  const isCutShort = status === 'FAILED' && retryIn(type, attempts.length) !== null && !isGone(last?.statusCode ?? null)
  return (
    <li>
      <details className={styles.delivery}>
        <summary>
          <time dateTime={insertedAt}>{moment(insertedAt)}</time>
          <span className={styles.label}>{label}</span>
          <span className={styles.mark}>
            <Mark status={status} isUnderWay={isUnderWay} isOff={isOff} />
          </span>
          <span className={styles.code}>{last && (last.statusCode ?? '応答なし')}</span>
          <Icon name="chevron-down" size="small" />
        </summary>
        <div className={styles.inside}>
          {dueAt && !isUnderWay && (
            <p>
              {isOff
                ? `停止中のため送りません。${moment(dueAt)}より前に再開すると、その時刻に送り直します。`
                : `次は${moment(dueAt)}に送り直します。`}
            </p>
          )}
          {isCutShort && <p>Webhookが停止していたため、送り直しませんでした。</p>}
          {status === 'FAILED' && attempts.length === 0 && <p>停止していたため、送りませんでした。</p>}
          <h3>送った内容</h3>
          <p className="quiet">
            {type}　webhook-id：<span>{messageId}</span>
          </p>
          <pre tabIndex={0} aria-label="送った内容">
            <code>{pretty(payload)}</code>
          </pre>
          {attempts.length > 0 && <h3>応答</h3>}
          <ol className={styles.attempts}>
            {attempts.map((attempt) => (
              <li className="stack-2" key={attempt.id}>
                <p>
                  <time dateTime={attempt.insertedAt}>{moment(attempt.insertedAt)}</time>
                  <strong>{attempt.statusCode ?? '応答なし'}</strong>
                  <span className="quiet">{grouped(attempt.tookMs)}ミリ秒</span>
                </p>
                {attempt.trouble && <p>{attempt.trouble}</p>}
                {attempt.answer && (
                  <pre tabIndex={0} aria-label="送り先の応答">
                    <code>{attempt.answer}</code>
                  </pre>
                )}
              </li>
            ))}
          </ol>
          {canSend && !isUnderWay && (
            <Press intent="redeliver" fields={{ id }}>
              もう一度送る
            </Press>
          )}
        </div>
      </details>
    </li>
  )
}

type MarkProps = { status: string; isUnderWay: boolean; isOff: boolean }

function Mark({ status, isUnderWay, isOff }: MarkProps) {
  if (status === 'DELIVERED') return <Badge kind="success">届きました</Badge>
  if (status === 'FAILED') return <Badge kind="error">届きませんでした</Badge>
  if (isUnderWay) return <Badge kind="info">送信中</Badge>
  return isOff ? <Badge>停止中</Badge> : <Badge kind="warning">送り直します</Badge>
}

/** A payload is compact where it is signed. */
const pretty = (payload: string) => JSON.stringify(JSON.parse(payload), null, 2)
