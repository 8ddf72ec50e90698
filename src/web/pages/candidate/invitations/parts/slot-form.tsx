import { Fragment, useId, useState } from 'react'
import { Form, Link } from 'react-router'
import { answerBusinessDays, requestLimits } from '#domain/scout-invitation/scheduling-date-request/rules.ts'
import { isUnanswered, type Refused } from '#web/carry/ask.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { takenWords } from '../../parts/taken-words.ts'
import type { SlotFormFragment } from '#web/generated/graphql.ts'
import { AnswerBar } from '#web/parts/answer-bar.tsx'
import { useShownDialog } from '#web/parts/answers/shown-dialog.ts'
import { endText, spanText } from '#ground/time/span.ts'
import { monthDay, shortDate, time, tokyoDay, weekdayName } from '#ground/tokyo-time.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { RadioOption } from '#web/ui/fields/radio-option.tsx'
import { urls } from '#ground/urls.ts'
import { ConfirmDate } from './confirm-date.tsx'
import { spanField } from './choose-date.ts'
import { endingPlacesText, mayEndElsewhere } from './ending-places.ts'
import styles from './schedule.module.css'
import { KeptSeat, WaitingActs, WaitingForms } from './waiting-acts.tsx'

const SlotFormFields = graphql(`
  fragment SlotForm on ScoutInvitation {
    id
    schedulingStatus
    canRequestSchedulingDate
    ...ConfirmDate
    offeredScheduling {
      type
      keptSlot {
        id
        startAt
        endAt
        place {
          offeredUntil
        }
      }
      slots {
        id
        startAt
        endAt
        remaining
        closesAt
        availability
        isAdded
        canWait
        place {
          position
          offeredUntil
          isForWish
        }
      }
      waitsElsewhere {
        companyName
        startAt
        endAt
      }
      busyDays {
        date
        companyName
        startAt
        endAt
      }
    }
  }
`)

type Offered = NonNullable<SlotFormFragment['offeredScheduling']>
type Slot = Offered['slots'][number]
type SlotFormProps = {
  invitation: FragmentType<typeof SlotFormFields>
  refused: Refused | undefined
  word: string
  isChange: boolean
}

/** The dates grouped by day. The bar at the lower edge shows the chosen date; a dialog confirms the choice. */
export function SlotForm({ invitation, refused, word, isChange }: SlotFormProps) {
  const scout = readFragment(SlotFormFields, invitation)
  const { slots = [], busyDays = [], waitsElsewhere = [], keptSlot: seat } = scout.offeredScheduling ?? {}
  const formId = useId()
  const waitingForms = useId()
  const [chosenId, choose] = useState<string | null>(null)
  const [shownDialog, showDialog] = useShownDialog<'confirm'>(refused)
  // A date that filled up meanwhile can no longer be chosen; the rest of the page stays unchanged.
  const chosen = slots.find((slot) => slot.id === chosenId && slot.availability === 'OPEN')
  const verb = isChange ? '変更する' : '確定する'
  const days = [...Map.groupBy(slots, (slot) => tokyoDay(slot.startAt))]
  if (!slots.some((slot) => slot.availability === 'OPEN') && days.length === 0)
    return (
      <EmptyState title="選べる日程がまだありません" action={<OtherDates scout={scout} />}>
        希望の日程を伝えると、企業が日程を追加します。
      </EmptyState>
    )
  return (
    <>
      {!isChange && seat && (
        <KeptSeat slot={seat} endingText={endingPlacesText(slots, seat.id, '予約する', waitsElsewhere)} />
      )}
      <Form id={formId} method="post" className={styles.slots} aria-label={`${word}の日程`}>
        <IdempotencyKey intention={chosen ? `${chosen.id} ${chosen.startAt}` : ''} />
        {days.map(([day, ofDay]) => (
          <Day
            key={day}
            slots={ofDay}
            busy={busyDays.filter((busy) => busy.date === day)}
            chosenId={chosen?.id}
            isForOne={scout.offeredScheduling?.type === 'INTERVIEW'}
            waitingForms={isChange ? null : waitingForms}
            onChoose={choose}
          />
        ))}
        {mayAsk(scout) && (
          <div className={styles.none}>
            <OtherDates scout={scout} />
            <p className="quiet">
              <Phrases>{`希望を${requestLimits.preferred}つまで伝えられます。企業には、${answerBusinessDays}営業日以内の返信をお願いしています。`}</Phrases>
            </p>
          </div>
        )}
        <noscript>
          <p>{endingPlacesText(slots.filter(isTaken), '', verb)}</p>
          {mayEndElsewhere(slots, waitsElsewhere) && (
            <p>予約と時間が重なる、ほかのスカウトのキャンセル待ちも終わります</p>
          )}
          <Button type="submit" wide>
            {isChange ? 'この日程に変更する' : 'この日程で確定する'}
          </Button>
        </noscript>
      </Form>
      {!isChange && <WaitingForms id={waitingForms} slots={slots} />}
      <AnswerBar
        flush
        status={
          <>
            <span>{isChange ? '新しい日程' : '選んだ日程'}</span>
            <strong aria-live="polite">{chosen ? spanText(chosen.startAt, chosen.endAt) : 'まだ選んでいません'}</strong>
          </>
        }
      >
        <Button disabled={!chosen} onClick={() => showDialog('confirm')}>
          {isChange ? 'この日程に変更する' : 'この日程で進む'}
        </Button>
      </AnswerBar>
      {chosen && (
        <ConfirmDate
          open={shownDialog === 'confirm'}
          onClose={() => showDialog(null)}
          invitation={scout}
          slot={chosen}
          formId={formId}
          isChange={isChange}
          endingText={endingPlacesText(slots, chosen.id, verb, waitsElsewhere)}
          refused={refused && isUnanswered(refused) ? refused : undefined}
        />
      )}
    </>
  )
}

const isTaken = ({ availability }: Slot) => availability !== 'OPEN'

const isSentBy = (scout: SlotFormFragment) => scout.schedulingStatus === 'SCHEDULING_DATE_REQUESTED'
const mayAsk = (scout: SlotFormFragment) => scout.canRequestSchedulingDate || isSentBy(scout)

function OtherDates({ scout }: { scout: SlotFormFragment }) {
  const isSent = isSentBy(scout)
  if (!mayAsk(scout)) return null
  return (
    <Link className={linkButtonClass()} to={urls.candidate.dateRequested(scout.id)}>
      {isSent ? '送った希望を見る' : '希望の日程がない'}
      <Icon name="chevron-right" size="small" />
    </Link>
  )
}

type DayProps = {
  slots: readonly Slot[]
  busy: Offered['busyDays']
  chosenId: string | undefined
  /** An interview has one seat, so that seats say nothing. */
  isForOne: boolean
  /** The forms of the waiting list; null for a student who has a date. */
  waitingForms: string | null
  onChoose: (id: string) => void
}

function Day({ slots, busy, chosenId, isForOne, waitingForms, onChoose }: DayProps) {
  const [first] = slots
  if (!first) return null
  return (
    <fieldset className={styles.day}>
      <legend>
        <b>{shortDate(first.startAt)}</b>
        <span>{weekdayName(first.startAt)}</span>
      </legend>
      {busy.map(({ date, companyName, startAt, endAt }) => (
        <p key={`${companyName}${startAt}`} className={styles.clash}>
          <Icon name="calendar" size="small" />
          <span>
            {isWithin(date, startAt, endAt) ? `この日は${time(startAt)}から` : `${spanText(startAt, endAt)}は`}
            {companyName}の予定があります
          </span>
        </p>
      ))}
      {slots.map((slot) => (
        <Fragment key={slot.id}>
          <RadioOption
            className={styles.slot}
            name="schedulingDateId"
            value={slot.id}
            disabled={slot.availability !== 'OPEN'}
            checked={slot.id === chosenId}
            onChange={() => onChoose(slot.id)}
          >
            <span className={styles.slotTime}>
              {time(slot.startAt)}
              <i>〜</i>
              {endText(slot.startAt, slot.endAt)}
            </span>
            <ClosesSoon slot={slot} />
            {slot.place?.isForWish ? (
              <Badge kind="plum">あなたのために用意された日程</Badge>
            ) : (
              slot.isAdded && <Badge kind="plum">希望に応えて追加</Badge>
            )}
            <Seats slot={slot} isForOne={isForOne} />
          </RadioOption>
          <input {...spanField(slot)} />
          {waitingForms !== null && <WaitingActs forms={waitingForms} slot={slot} />}
        </Fragment>
      ))}
    </fieldset>
  )
}

// Nearer than this the hour is named; before that, the day is enough to choose in peace.
const soonHours = 48

/** Until when a date can be booked, once that is near. */
function ClosesSoon({ slot: { closesAt, availability } }: { slot: Slot }) {
  const hours = (Date.parse(closesAt) - Date.parse(useNow())) / 3_600_000
  if (availability !== 'OPEN' || hours <= 0 || hours > soonHours) return null
  return (
    <span className="note-12">
      受付は{monthDay(closesAt)} {time(closesAt)}まで{hours < 24 && `（あと${Math.max(1, Math.floor(hours))}時間）`}
    </span>
  )
}

const isWithin = (day: string, startAt: string, endAt: string) => tokyoDay(startAt) === day && tokyoDay(endAt) === day

const fewSeats = 2

function Seats({ slot: { availability, remaining }, isForOne }: { slot: Slot; isForOne: boolean }) {
  if (availability !== 'OPEN') return <span className={styles.seats}>{takenWords[availability]}</span>
  if (isForOne) return null
  return <span className={`${styles.seats} ${remaining <= fewSeats ? 'urgent' : ''}`}>残り{remaining}席</span>
}
