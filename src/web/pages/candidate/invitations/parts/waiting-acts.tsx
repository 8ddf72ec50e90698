import { Form } from 'react-router'
import { spanText } from '#ground/time/span.ts'
import { monthDay, time } from '#ground/tokyo-time.ts'
import type { SlotFormFragment } from '#web/generated/graphql.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { useWithoutDoubleTap } from '#web/ui/browser/double-tap.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { spanField } from './choose-date.ts'
import styles from './schedule.module.css'

type Slot = NonNullable<SlotFormFragment['offeredScheduling']>['slots'][number]
type Kept = NonNullable<NonNullable<SlotFormFragment['offeredScheduling']>['keptSlot']>
const acts = ['join', 'leave', 'release'] as const

type KeptSeatProps = { slot: Kept; endingText: string | null }

/** Books the kept seat in one press. */
export function KeptSeat({ slot, endingText }: KeptSeatProps) {
  const { id, startAt, endAt, place } = slot
  if (!place?.offeredUntil) return null
  return (
    <Card className={styles.facts}>
      <Form method="post" className="stack-3">
        <input type="hidden" name="schedulingDateId" value={id} />
        <input {...spanField(slot)} />
        <IdempotencyKey intention={`${id} ${startAt}`} />
        <p>
          <strong>{spanText(startAt, endAt)}</strong>
          <br />
          {keptText(place.offeredUntil)}
        </p>
        {endingText && <p className="quiet">{endingText}</p>}
        <Button type="submit">この席を予約する</Button>
      </Form>
    </Card>
  )
}

const keptText = (until: string) => `${monthDay(until)} ${time(until)}まで、あなたのために確保しています`

/** The forms of the waiting list stand outside of the form of the dates; each button names its own. */
export const WaitingForms = ({ id, slots }: { id: string; slots: readonly Slot[] }) =>
  acts.map((act) => (
    <Form key={act} id={`${id}-${act}`} method="post">
      <input type="hidden" name="intent" value={act} />
      <IdempotencyKey intention={`${act} ${slots.map(({ place }) => (place ? 'x' : '-')).join('')}`} />
    </Form>
  ))

/**
 * Below a full date: the way into its line, the place there, or until when a seat is kept. It is one button for joining
 * and leaving, so that the focus stays on it.
 */
export function WaitingActs({ forms, slot: { id, place, canWait } }: { forms: string; slot: Slot }) {
  const withoutDoubleTap = useWithoutDoubleTap(place !== null)
  if (!place && !canWait) return null
  return (
    <p className={styles.waiting}>
      {place && <span>{placeText(place)}</span>}
      <Button
        type="submit"
        kind="quiet"
        form={`${forms}-${place ? (place.position === null ? 'release' : 'leave') : 'join'}`}
        name="schedulingDateId"
        value={id}
        onClick={withoutDoubleTap}
      >
        {place ? (place.position === null ? 'この席を手放す' : 'キャンセル待ちをやめる') : 'キャンセル待ちをする'}
      </Button>
    </p>
  )
}

const placeText = ({ position, offeredUntil }: NonNullable<Slot['place']>) =>
  position === null && offeredUntil !== null ? keptText(offeredUntil) : `キャンセル待ち：いま${position ?? 1}番目です`
