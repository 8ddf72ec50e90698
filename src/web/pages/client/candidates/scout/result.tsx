import { isClaimed } from '#domain/scout-invitation/sending/claim/rules.ts'
import { grouped } from '#ground/grouped.ts'
import { useRef } from 'react'
import { messages } from '#web/texts/messages.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { useAfterPaint } from '#web/ui/browser/after-paint.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { Horizon } from '#web/ui/marks/sun.tsx'
import { clientUrls } from '#ground/client-urls.ts'
import { schoolOf } from '#web/parts/students/student-words.ts'
import type { SendAnswer } from './act.ts'
import type { Composer } from './composer.ts'
import { deadlinesOf, deliverySentences } from '../parts/delivery.ts'
import { sentFor } from './people.ts'
import { PersonLine } from './person-line.tsx'
import styles from './steps/steps.module.css'

type Sent = Extract<SendAnswer, { sent: unknown }>
type Failure = Sent['sent']['failures'][number]
/** `sent`: the answer of this sending; after a reload what was sent is read from the students. */
type ResultProps = { sent: Sent | null; composer: Composer }

/** The students who were sent a scout, and a sentence for each student who could not be reached. */
export function Result({ sent, composer }: ResultProps) {
  const { people, receivers, back, next, job, quota } = composer
  const failures = sent?.sent.failures ?? []
  const sentIds = sent ? idsOf(sent) : people.filter((person) => job && sentFor(job.id, person)).map(({ id }) => id)
  const deliveries = sentIds.map((id) => deliveryOf(id, sent, composer))
  const waiting = deliveries.filter(({ deliverAt }) => deliverAt !== null)
  const count = sentIds.length
  const leftIds = receivers.map(({ id }) => id).filter((id) => !sentIds.includes(id) && !failed(failures, id))
  const isAllWaiting = count > 0 && waiting.length === count
  const title = useRef<HTMLHeadingElement>(null)
  const now = useNow()
  useAfterPaint(() => title.current?.focus(), sentIds.join())
  return (
    <div className={classNames(styles.scroll, styles.alone)}>
      <div className={styles.inner}>
        <Card as="section" className={styles.result}>
          {count > 0 ? (
            <Horizon className={styles.horizon} />
          ) : (
            <Icon name="warning" size="large" className={styles.notSent} />
          )}
          <h1 ref={title} tabIndex={-1}>
            <Phrases>
              {count > 0
                ? isAllWaiting
                  ? messages.success.scoutScheduled(count)
                  : messages.success.scoutSent(count)
                : 'スカウトを送信できませんでした'}
            </Phrases>
          </h1>
          {waiting.length > 0 && (
            <ul className={styles.arrivals}>
              {deliverySentences(deliveries).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
          {count > 0 && (
            <p className="stack-1">
              <span>{job?.title}</span>
              <span>回答期限 {deadlinesOf(deliveries, now).join('、')}</span>
              <span>回答が届くと、お知らせします。</span>
              <span>
                送信の残りは<b className="num">{grouped(quota.remaining)}</b>通です。
              </span>
            </p>
          )}
          <SentPeople composer={composer} ids={sentIds} />
          <Failures composer={composer} failures={failures} />
          <div className={styles.choices}>
            {leftIds.length > 0 && (
              <ButtonLink to={`${clientUrls.scout(leftIds, job?.id, back)}&step=2`} reloadDocument>
                残り{leftIds.length}名の文面を書く
              </ButtonLink>
            )}
            {next && leftIds.length === 0 && (
              <ButtonLink to={next}>
                次の学生へ
                <Icon name="chevron-right" size="small" />
              </ButtonLink>
            )}
            {waiting.length > 0 && (
              <ButtonLink kind="secondary" to={clientUrls.scheduledScouts()}>
                送信予約を見る
              </ButtonLink>
            )}
            <ButtonLink kind={leftIds.length > 0 || next ? 'secondary' : 'primary'} to={back}>
              学生検索に戻る
            </ButtonLink>
          </div>
        </Card>
      </div>
    </div>
  )
}

const failed = (failures: readonly Failure[], id: string) => failures.some(({ candidateId }) => candidateId === id)

const idsOf = ({ sent: { failures }, sending }: Sent) =>
  sending.invitations.map(({ candidateId }) => candidateId).filter((id) => !failed(failures, id))

/** When the scout arrives: from the answer, or after a reload from the scout itself. */
function deliveryOf(candidateId: string, sent: Sent | null, { people, job }: Composer) {
  const delivery = sent?.sent.scheduled.find((arrival) => arrival.candidateId === candidateId)
  if (delivery) return delivery
  const person = people.find(({ id }) => id === candidateId)
  const scout = !sent && person && job ? sentFor(job.id, person) : undefined
  return { candidateId, deliverAt: scout?.scheduledFor ?? null, isWeekFull: false }
}

function SentPeople({ composer, ids }: { composer: Composer; ids: readonly string[] }) {
  const people = composer.people.filter(({ id }) => ids.includes(id))
  if (people.length === 0) return null
  return (
    <ul className={styles.sentPeople} aria-label="送った学生">
      {people.map((person) => (
        <li key={person.id} className={styles.receiver}>
          <PersonLine person={person} />
        </li>
      ))}
    </ul>
  )
}

function Failures({ composer, failures }: { composer: Composer; failures: readonly Failure[] }) {
  if (failures.length === 0) return null
  return (
    <div className={styles.failures}>
      <h2>
        <Phrases>{`送信できなかった学生（${failures.length}名）`}</Phrases>
      </h2>
      <ul className="stack-2">
        {failures.map(({ candidateId, message }) => {
          const person = composer.people.find(({ id }) => id === candidateId)
          return (
            <li key={candidateId}>
              <b>{person ? schoolOf(person) : '公開を終了した学生'}</b>
              <p>{message}</p>
            </li>
          )
        })}
      </ul>
      {failures.some(isClaimed) && <p>ほかの担当者が書いている学生への理由は、下書きに残しています。</p>}
    </div>
  )
}
