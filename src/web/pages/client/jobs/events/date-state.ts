import type { BadgeKind } from '#web/ui/marks/badge.tsx'
import type { DateFieldsFragment } from '#web/generated/graphql.ts'

export type ShownDate = DateFieldsFragment
type Common = Pick<
  ShownDate,
  | 'calledOffAt'
  | 'hasCapacity'
  | 'isForceCapacityFull'
  | 'isClosed'
  | 'totalCountAcceptedSearchCandidates'
  | 'offeredCount'
>
type Seats = Common & ({ __typename: 'EventDate'; capacity: number } | { __typename: 'InterviewDate' })

/** The booking state of a date in Japanese, with the kind of its badge. */
export function stateOf(date: Seats): { text: string; kind: BadgeKind; isFull: boolean } {
  if (date.calledOffAt) return { text: '中止', kind: 'warning', isFull: false }
  // An interview has one seat: that it is taken is what the company hoped for.
  if (isConfirmed(date)) return { text: '確定', kind: 'success', isFull: false }
  // As is its seat while it is held for the student whose wish it meets.
  if (date.__typename === 'InterviewDate' && date.offeredCount > 0)
    return { text: '確保中', kind: 'plain', isFull: false }
  if (date.isForceCapacityFull) return { text: '受付を停止中', kind: 'warning', isFull: true }
  if (!date.hasCapacity) return { text: '満席', kind: 'plain', isFull: true }
  if (date.isClosed) return { text: '受付終了', kind: 'plain', isFull: false }
  if (date.__typename === 'InterviewDate') return { text: '予約受付中', kind: 'plain', isFull: false }
  const free = date.capacity - date.totalCountAcceptedSearchCandidates - date.offeredCount
  return { text: `残り${free}席`, kind: 'success', isFull: false }
}

const isConfirmed = (date: Seats) => date.__typename === 'InterviewDate' && date.totalCountAcceptedSearchCandidates > 0

/** The state of a date without a student in sight, where its title alone would say that it can be chosen. */
export function stateWord(date: Seats) {
  const { text } = stateOf(date)
  if (date.calledOffAt) return text
  if (date.__typename === 'EventDate' || isConfirmed(date)) return null
  if (date.isForceCapacityFull) return '停止中'
  return date.hasCapacity ? '空き' : text
}

/** The state in the few letters of a week's entry. */
export function shortState(date: Seats) {
  const { text, isFull } = stateOf(date)
  if (date.__typename === 'InterviewDate' || date.calledOffAt) return text
  return isFull ? `${seatsText(date)}・${text}` : seatsText(date)
}

export function seatsText(date: Seats) {
  const booked = date.totalCountAcceptedSearchCandidates
  if (date.__typename === 'EventDate') return `${booked} / ${date.capacity}名`
  return booked > 0 ? '1名' : 'まだありません'
}
