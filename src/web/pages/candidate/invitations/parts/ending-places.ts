import { spanText } from '#ground/time/span.ts'

type Period = { startAt: string; endAt: string }
type Place = { position: number | null } | null
type Slot = Period & { id: string; place: Place }
/** A place in the line of another scout. */
type Wait = Period & { companyName: string }

/**
 * A booking ends every other place of its scout, those in lines and the seats that are kept, and the places in lines of
 * other scouts at its time. Null where there is none.
 */
export function endingPlacesText(
  slots: readonly Slot[],
  bookedId: string,
  verb: string,
  waitsElsewhere: readonly Wait[] = [],
): string | null {
  const booked = slots.find(({ id }) => id === bookedId)
  const others = slots.filter(({ id, place }) => id !== bookedId && place !== null)
  const seats = nameOf(others.filter(isSeat), 'に確保している席')
  const lines = [
    nameOf(
      others.filter((slot) => !isSeat(slot)),
      'のキャンセル待ち',
    ),
    booked && nameElsewhere(waitsElsewhere.filter((wait) => overlaps(wait, booked))),
  ]
  const line = lines.filter(Boolean).join('と、')
  if (line && seats) return `${verb}と、${line}は終わり、${seats}も手放します`
  if (line) return `${verb}と、${line}は終わります`
  return seats && `${verb}と、${seats}は手放すことになります`
}

/** For a form whose choice is not known yet. */
export const mayEndElsewhere = (slots: readonly Period[], waitsElsewhere: readonly Wait[]) =>
  waitsElsewhere.some((wait) => slots.some((slot) => overlaps(wait, slot)))

const overlaps = (one: Period, other: Period) =>
  Date.parse(one.startAt) < Date.parse(other.endAt) && Date.parse(other.startAt) < Date.parse(one.endAt)

const isSeat = ({ place }: Slot) => place?.position === null

function nameOf(slots: readonly Slot[], what: string) {
  const [first] = slots
  if (!first) return null
  return slots.length === 1
    ? `${spanText(first.startAt, first.endAt)}${what}`
    : `ほかの日程${what}（${slots.length}件）`
}

function nameElsewhere(waits: readonly Wait[]) {
  const [first] = waits
  if (!first) return null
  return waits.length === 1
    ? `時間が重なる${first.companyName}の${spanText(first.startAt, first.endAt)}のキャンセル待ち`
    : `時間が重なるほかのスカウトのキャンセル待ち（${waits.length}件）`
}
