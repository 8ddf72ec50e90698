import { spanText } from '#ground/time/span.ts'

type Place = { position: number | null } | null
type Slot = { id: string; startAt: string; endAt: string; place: Place }

/** A booking ends every other place of its scout: those in lines, and the seats that are kept. Null where there is none. */
export function endingPlacesText(slots: readonly Slot[], bookedId: string, verb: string): string | null {
  const others = slots.filter(({ id, place }) => id !== bookedId && place !== null)
  const seats = nameOf(others.filter(isSeat), 'に確保している席')
  const line = nameOf(
    others.filter((slot) => !isSeat(slot)),
    'のキャンセル待ち',
  )
  if (line && seats) return `${verb}と、${line}は終わり、${seats}も手放します`
  if (line) return `${verb}と、${line}は終わります`
  return seats && `${verb}と、${seats}は手放すことになります`
}

const isSeat = ({ place }: Slot) => place?.position === null

function nameOf(slots: readonly Slot[], what: string) {
  const [first] = slots
  if (!first) return null
  return slots.length === 1
    ? `${spanText(first.startAt, first.endAt)}${what}`
    : `ほかの日程${what}（${slots.length}件）`
}
