import { grouped } from '#ground/grouped.ts'
import { ToldNotice } from '#web/ui/told-notice.tsx'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { isUnanswered } from '#web/carry/ask.ts'
import { messages } from '#web/texts/messages.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { useIsSlow } from '#web/parts/answers/slow.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { FieldError } from '#web/ui/fields/field-parts.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { OffersNotice } from '../parts/offer-notice.tsx'
import { missingLetters } from '#domain/scout-invitation/sending/reason/rules.ts'
import { schoolOf } from '#web/parts/students/student-words.ts'
import { Claimed } from './claims/claimed.tsx'
import { ColleagueNotice } from './colleague-notice.tsx'
import { missingCommonText, promiseNames } from './common-text.tsx'
import type { Composer } from './composer.ts'
import { AlreadySent, useAlreadySent } from './draft-state/already-sent.tsx'
import { useStepUrls } from './steps/step-urls.ts'
import { deadlinesOf, deliverySentences, arrivalHint } from '../parts/delivery.ts'
import { FollowUp, followUpMistake } from './follow-up.tsx'
import { useShares, type Shares } from './letter-shares.ts'
import { Receivers } from './receivers.tsx'
import { invitationOf } from './text-checks.ts'
import { mistakeIn, sendAtOf } from './send-time/send-at.ts'
import { SendTime } from './send-time/send-time.tsx'
import styles from './steps/steps.module.css'

/** ③ The summary of the sending, and the confirmation that the reasons were written after reading the profiles. */
export function ConfirmStep({ composer }: { composer: Composer }) {
  const { deliveries, job, storedDraft, quota, readyIds, readyLimits, statuses, isSending, send } = composer
  const [isRead, setRead] = useState(false)
  const [isPressed, setPressed] = useState(false)
  const error = isPressed && !isRead ? '読んで書いたことを確かめ、チェックを入れてください' : undefined
  const now = useNow()
  const { chosenTime } = composer
  const timeMistake = chosenTime && mistakeIn(chosenTime, now)
  const isTimeShown = isPressed || sendAtOf(chosenTime) !== null
  const { urlOf } = useStepUrls()
  const { experiment } = composer
  const shares = useShares({ draft: storedDraft.draft, ids: readyIds, isExperiment: experiment !== null })
  const count = readyIds.length
  const missingText = missingCommonText(composer)
  const leftOut = composer.leftOut.length + composer.missing
  const canSend = count > 0 && readyLimits.isEnough && missingText === null
  const among = (ids: readonly string[] | undefined) => readyIds.filter((id) => ids?.includes(id)).length
  const sent = useAlreadySent(composer)
  const readBox = useRef<HTMLDivElement>(null)
  const press = () => {
    setPressed(true)
    if (!isRead) readBox.current?.querySelector('input')?.focus()
    if (isRead && canSend && !timeMistake && followUpMistake(composer) === null) void send()
  }
  return (
    <>
      <div className={styles.scroll}>
        <div className={styles.inner}>
          <Card as="section" className={styles.card}>
            <h2>{count > 0 ? `${count}名に送信します` : sent.length > 0 ? '送信済みです' : 'まだ送信できません'}</h2>
            <AlreadySent sent={sent} />
            <Facts compact>
              <Fact label="募集">{job?.title}</Fact>
              {experiment ? (
                <Fact label="文面">「{experiment.title}」の比較（学生ごとにAかBが無作為に届きます）</Fact>
              ) : (
                <Fact label="件名">{storedDraft.draft.subject}</Fact>
              )}
              <Fact label="約束">{promiseNames(storedDraft.draft)}</Fact>
              {(count > 1 || among(statuses?.renew) > 0) && (
                <Fact label="送る学生">
                  新規 {among(statuses?.new)}名・再送 {among(statuses?.renew)}名
                </Fact>
              )}
              {leftOut > 0 && <Fact label="対象外">{leftOut}名（送信しません）</Fact>}
              <Fact label="送信の残り">
                <span className="num">
                  {grouped(quota.remaining)}
                  {count > 0 && ` → ${grouped(Math.max(0, quota.remaining - count))}`}
                </span>
                通
              </Fact>
              {count > 0 && (
                <>
                  <Fact label="届く日時">
                    {timeMistake ? '送信日時を選び直すと分かります' : <Arrival composer={composer} />}
                  </Fact>
                  <Fact label="回答期限">
                    {timeMistake && '—'}
                    {deadlinesOf(deliveries, now).map((deadline) => (
                      <p key={deadline}>{deadline}</p>
                    ))}
                  </Fact>
                </>
              )}
            </Facts>
          </Card>
          <Limit composer={composer} />
          <Claimed composer={composer} />
          <ColleagueNotice composer={composer} />
          {count > 0 && <SendTime composer={composer} error={isTimeShown ? timeMistake : null} />}
          {count > 0 && <FollowUp composer={composer} isPressed={isPressed} />}
          <Receivers composer={composer} shares={shares} />
          {missingText && sent.length === 0 && (
            <Notice kind="error">
              <p>{missingText}</p>
              <Link className={linkClass()} to={urlOf(2, { edit: true })}>
                続きを書く
              </Link>
            </Notice>
          )}
          <OfferHolders composer={composer} />
          <Unfinished composer={composer} />
          <AlikeOnes composer={composer} />
          <Refusal composer={composer} />
          {/* It comes late: what can be pressed stays where it is. */}
          <MassLetters composer={composer} shares={shares} />
        </div>
      </div>
      <footer className={styles.foot}>
        <ButtonLink kind="secondary" to={urlOf(2)}>
          戻る
        </ButtonLink>
        {count > 0 && (
          <div className={styles.read} ref={readBox}>
            <FieldError id="read-error">{error}</FieldError>
            <Checkbox
              checked={isRead}
              invalid={error !== undefined}
              aria-describedby="read-error"
              onChange={(event) => setRead(event.target.checked)}
            >
              選んだ理由は本人のプロフィールを読んで書きました
            </Checkbox>
          </div>
        )}
        {count > 0 ? (
          <Button className={styles.next} busy={isSending} disabled={!canSend} onClick={press}>
            {isSending ? '送信中…' : `${count}名に送信`}
          </Button>
        ) : (
          sent.length === 0 && (
            <ButtonLink className={styles.next} to={urlOf(2)}>
              理由を書く
            </ButtonLink>
          )
        )}
      </footer>
    </>
  )
}

/** More students than can be sent to: an error for those whose reasons are ready, and told before that. */
function Limit({ composer: { limits, readyLimits } }: { composer: Composer }) {
  const { urlOf } = useStepUrls()
  if (!limits.message) return null
  return (
    <Notice kind={readyLimits.message ? 'error' : 'warning'}>
      <p>{readyLimits.message ?? limits.message}</p>
      <Link className={linkClass()} to={urlOf(1)}>
        送る学生を減らす
      </Link>
    </Notice>
  )
}

function OfferHolders({ composer }: { composer: Composer }) {
  const holders = composer.receivers.filter(({ id, hasOffer }) => hasOffer && composer.readyIds.includes(id))
  if (holders.length === 0) return null
  return (
    <OffersNotice count={holders.length}>
      <PeopleLinks composer={composer} ids={holders.map(({ id }) => id)} />
    </OffersNotice>
  )
}

function Arrival({ composer: { deliveries, chosenTime, isTimeComing } }: { composer: Composer }) {
  const isAsking = useIsSlow(isTimeComing)
  const sentences = deliverySentences(deliveries)
  if (isAsking) return '確認しています…'
  if (deliveries.length === 0) return '30日以内に届けられる日がありません'
  const isAtNight =
    chosenTime === null && deliveries.some(({ deliverAt, isWeekFull }) => deliverAt !== null && !isWeekFull)
  if (sentences.length === 0) return 'すぐに届きます'
  return (
    <>
      {sentences.map((sentence) => (
        <p key={sentence} className={styles.arrival}>
          {sentence}
        </p>
      ))}
      {isAtNight && <p className="quiet">{arrivalHint}</p>}
      <p className="quiet">届くまでは、「送信予約」で日時や文面を変えたり、取り消したりできます。</p>
    </>
  )
}

/** The students left out for now, as their reason is not finished. Their texts stay in the draft. */
function Unfinished({ composer }: { composer: Composer }) {
  const unfinished = composer.receivers.filter(({ id }) => !composer.readyIds.includes(id))
  const [first] = unfinished
  if (!first) return null
  const sentence =
    composer.readyIds.length > 0
      ? `理由ができていない${unfinished.length}名には、今回は送信しません。入力した内容は下書きに残ります。`
      : unfinished.length === 1
        ? lackOf(composer, first.id)
        : `${unfinished.length}名の理由が、まだできていません。学生を選ぶと、続きを書けます。`
  return (
    <Notice kind="warning">
      <p>{sentence}</p>
      <PeopleLinks composer={composer} ids={unfinished.map(({ id }) => id)} />
    </Notice>
  )
}

/** The sentence for a single student says what the reason lacks. */
function lackOf({ storedDraft: { draft }, checks }: Composer, id: string) {
  const { reason, quotations } = invitationOf(draft, id)
  const missing = missingLetters(reason, quotations)
  if (reason.trim() === '') return '理由がまだ書かれていません。'
  return missing ? `理由は${missing}必要です。` : (checks.people.get(id)?.error ?? '理由を直してください。')
}

function MassLetters({ composer, shares }: { composer: Composer; shares: Shares }) {
  const ids = composer.readyIds.filter((id) => shares.get(id)?.isMassLetter)
  if (ids.length === 0) return null
  return (
    <Notice live>
      <p>
        {ids.length}
        名へのスカウトは、学生の画面で「一斉送信」と表示されます。このまま送ることも、理由を書き足すこともできます。
      </p>
      <PeopleLinks composer={composer} ids={ids} />
    </Notice>
  )
}

function AlikeOnes({ composer }: { composer: Composer }) {
  const alike = composer.receivers.filter(({ id }) => composer.checks.people.get(id)?.state === 'similar')
  if (alike.length === 0) return null
  return (
    <Notice kind="warning">
      <p>ほかの学生と理由が似ている学生が{alike.length}名います。書き分けると、読まれやすくなります。</p>
      <PeopleLinks composer={composer} ids={alike.map(({ id }) => id)} />
    </Notice>
  )
}

/** The server's refusal, with a link to each student whose text has a mistake. */
function Refusal({ composer }: { composer: Composer }) {
  const { answer, problems, isSending, send } = composer
  if (!answer || !('refused' in answer) || isSending) return null
  const { refused } = answer
  const ids = problems.flatMap(({ candidateId }) => candidateId ?? [])
  return (
    <ToldNotice kind="error" live cause={answer}>
      <p>{refused.message}</p>
      {problems
        .filter(({ candidateId }) => candidateId === null)
        .map(({ path, message }) => (
          <p key={path}>{message}</p>
        ))}
      {ids.length > 0 && <PeopleLinks composer={composer} ids={ids} />}
      {isUnanswered(refused) && (
        <>
          <p>入力した内容は残っています。同じスカウトが二重に届くことはありません。</p>
          <Button kind="secondary" onClick={send}>
            {messages.retry}
          </Button>
        </>
      )}
    </ToldNotice>
  )
}

const maxLinks = 5

function PeopleLinks({ composer, ids }: { composer: Composer; ids: readonly string[] }) {
  const { urlOf } = useStepUrls()
  const people = composer.receivers.filter(({ id }) => ids.includes(id))
  return (
    <ul className={styles.links}>
      {people.slice(0, maxLinks).map((person) => (
        <li key={person.id}>
          <Link className={linkClass()} to={urlOf(2)} onClick={() => composer.setCurrentId(person.id)}>
            {schoolOf(person)}
          </Link>
        </li>
      ))}
      {people.length > maxLinks && <li>ほか{people.length - maxLinks}名</li>}
    </ul>
  )
}
