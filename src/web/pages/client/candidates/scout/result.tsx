import { useRef } from 'react'
import { answerDays } from '#domain/scout-invitation/rules.ts'
import { messages } from '#web/messages.ts'
import { ButtonLink } from '#web/parts/link.tsx'
import { useAfterPaint } from '#web/ui/after-paint.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { urls } from '#ground/urls.ts'
import { schoolOf } from '#web/parts/student-words.ts'
import { useSelection } from '../parts/selection.ts'
import type { SendAnswer, Sending } from './act.ts'
import type { Composer } from './composer.ts'
import { deliverySentences } from '../parts/delivery.ts'
import { withoutSent } from './draft.ts'
import styles from './steps.module.css'

const atOnce = { candidateId: '', deliverAt: null, isWeekFull: false }

type Sent = Extract<SendAnswer, { sent: unknown }>['sent']
type ResultProps = { answer: Sent; sending: Sending; composer: Composer }

/** The number of scouts sent, and a sentence for each student who could not be reached. */
export function Result({ answer: { count, scheduled, failures }, sending, composer }: ResultProps) {
  const { viewer, storedDraft, people, receivers, back, job } = composer
  const sentIds = sending.invitations.map(({ candidateId }) => candidateId)
  const leftIds = receivers.map(({ id }) => id).filter((id) => !sentIds.includes(id))
  const { remove } = useSelection(viewer?.id ?? '')
  const isAllWaiting = count > 0 && scheduled.length === count
  const title = useRef<HTMLHeadingElement>(null)
  useAfterPaint(() => {
    storedDraft.change((draft) => withoutSent(draft, sentIds, leftIds.length > 0))
    remove(sentIds)
    title.current?.focus()
  }, sending.jobId)
  return (
    <div className={styles.scroll}>
      <div className={styles.inner}>
        <Card as="section" className={styles.result}>
          <Icon name={count > 0 ? 'check' : 'warning'} size="large" />
          <h1 ref={title} tabIndex={-1}>
            {count > 0
              ? isAllWaiting
                ? messages.success.scoutScheduled(count)
                : messages.success.scoutSent(count)
              : 'スカウトを送信できませんでした'}
          </h1>
          {scheduled.length > 0 && (
            <ul className={styles.arrivals}>
              {deliverySentences(isAllWaiting ? scheduled : [...scheduled, atOnce]).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
          {count > 0 && <p>学生の回答期限は、届いた日から{answerDays}日後です。回答が届くと、お知らせします。</p>}
          {failures.length > 0 && (
            <div className={styles.failures}>
              <h2>送信できなかった学生（{failures.length}名）</h2>
              <ul>
                {failures.map(({ candidateId, message }) => {
                  const person = people.find(({ id }) => id === candidateId)
                  return (
                    <li key={candidateId}>
                      <b>{person ? schoolOf(person) : '公開を終了した学生'}</b>
                      <p>{message}</p>
                    </li>
                  )
                })}
              </ul>
            </div>
          )}
          <div className={styles.choices}>
            {leftIds.length > 0 && (
              <ButtonLink to={`${urls.client.scout(leftIds, job?.id, back)}&step=2`} reloadDocument>
                残り{leftIds.length}名の文面を書く
              </ButtonLink>
            )}
            <ButtonLink kind={leftIds.length > 0 ? 'secondary' : 'primary'} to={back}>
              学生検索に戻る
            </ButtonLink>
          </div>
        </Card>
      </div>
    </div>
  )
}
