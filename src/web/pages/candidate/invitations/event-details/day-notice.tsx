import { useState } from 'react'
import { Form } from 'react-router'
import { delays } from '#domain/scout-invitation/booking/day-notice/rules.ts'
import { urls } from '#ground/urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import type { DayNoticeFragment } from '#web/generated/graphql.ts'
import { HiddenFields } from '#web/parts/forms/hidden-fields.tsx'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { ConfirmAct } from '#web/parts/confirm-act.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './event-details.module.css'

const DayNoticeFields = graphql(`
  fragment DayNotice on ScoutInvitation {
    id
    canChooseSchedulingDate
    chosenDate {
      id
      endAt
      canGiveDayNotice
      isMissed
      company {
        displayName
      }
      companyUsers {
        id
        familyName
        givenName
      }
      dayNotice {
        kind
        minutes
      }
    }
  }
`)
type Scout = DayNoticeFragment
type Chosen = NonNullable<Scout['chosenDate']>

/** The student's words of the day: late, absent, or coming after all. After a missed date another one can be chosen. */
export function DayNotice({ invitation }: { invitation: FragmentType<typeof DayNoticeFields> }) {
  const scout = readFragment(DayNoticeFields, invitation)
  const { chosenDate } = scout
  const isOver = Date.parse(chosenDate?.endAt ?? '') <= Date.parse(useNow())
  if (!chosenDate) return null
  if (chosenDate.isMissed) return <Missed scout={scout} chosen={chosenDate} isOver={isOver} />
  if (!chosenDate.canGiveDayNotice || isOver) return null
  return <OnTheDay scout={scout} chosen={chosenDate} />
}

/** The people who are told, by their names where the student knows them. */
const toldOf = ({ companyUsers: [first, ...others], company }: Chosen) =>
  first
    ? `${company.displayName}の担当の${first.familyName} ${first.givenName}さん${others.length > 0 ? 'たち' : ''}`
    : `${company.displayName}の担当者`

function OnTheDay({ scout, chosen }: { scout: Scout; chosen: Chosen }) {
  const [isOpen, setOpen] = useState(false)
  const isBusy = useFormOnItsWay() !== undefined
  const { dayNotice: latest, company } = chosen
  const absent = { intent: 'absent', bookingId: chosen.id }
  const delay = latest?.kind === 'LATE' ? latest.minutes : null
  return (
    <section id="day" className={styles.changing} aria-labelledby="day-notice">
      <h2 id="day-notice">遅れるとき・参加できないとき</h2>
      {delay !== null && (
        <Notice kind="success">
          {company.displayName}に「{delay}分ほど遅れます」と伝えました。
        </Notice>
      )}
      <p>
        <Phrases>{`押すと、${toldOf(chosen)}に、すぐに届きます。`}</Phrases>
      </p>
      <Form method="post" className={styles.buttons}>
        <HiddenFields fields={{ intent: 'late', bookingId: chosen.id }} />
        <IdempotencyKey intention={`late-${scout.id}-${delay ?? ''}`} />
        {delays
          .filter((minutes) => minutes !== delay)
          .map((minutes) => (
            <Button key={minutes} type="submit" kind="secondary" name="minutes" value={String(minutes)} busy={isBusy}>
              {minutes}分遅れます
            </Button>
          ))}
      </Form>
      <div className={styles.buttons}>
        {delay !== null && <TakeBack scout={scout} latest={`late-${delay}`} />}
        <Button kind="quiet" className="scripted-only" onClick={() => setOpen(true)}>
          欠席します
        </Button>
        <noscript>
          <form method="post">
            <HiddenFields fields={absent} />
            <Button type="submit" kind="quiet">
              欠席します
            </Button>
          </form>
        </noscript>
      </div>
      <ConfirmAct
        open={isOpen}
        onClose={() => setOpen(false)}
        title="欠席を伝えますか"
        fields={absent}
        verb="欠席します"
        cancel="戻る"
      >
        <p>{toldOf(chosen)}に、すぐに届きます。このあと、ほかの日程を選ぶか、希望の日程を伝えられます。</p>
        <p className="quiet">予定の終了までは、取り消すこともできます。</p>
      </ConfirmAct>
    </section>
  )
}

function TakeBack({ scout, latest }: { scout: Scout; latest: string }) {
  const isBusy = useFormOnItsWay() !== undefined
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="coming" />
      <IdempotencyKey intention={`coming-${scout.id}-${latest}`} />
      <Button type="submit" kind="secondary" busy={isBusy}>
        予定どおり参加します
      </Button>
    </Form>
  )
}

function Missed({ scout, chosen, isOver }: { scout: Scout; chosen: Chosen; isOver: boolean }) {
  const isTold = chosen.dayNotice?.kind === 'ABSENT'
  return (
    <section id="day" className={styles.changing} aria-labelledby="day-notice">
      <h2 id="day-notice">{isTold ? '欠席を伝えた予定です' : '参加できなかった予定です'}</h2>
      {scout.canChooseSchedulingDate && (
        <p>
          <Phrases>ほかの日程に、あらためて参加できます。合う日程がないときは、希望を伝えられます。</Phrases>
        </p>
      )}
      <div className={styles.buttons}>
        {scout.canChooseSchedulingDate && (
          <ButtonLink kind="primary" to={urls.candidate.schedule(scout.id)}>
            ほかの日程を見る
          </ButtonLink>
        )}
        {isTold && !isOver && <TakeBack scout={scout} latest="absent" />}
      </div>
    </section>
  )
}
