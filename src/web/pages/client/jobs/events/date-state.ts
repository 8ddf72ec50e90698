import type { BadgeKind } from '#web/ui/marks/badge.tsx'
import type { DateFieldsFragment } from '#web/generated/graphql.ts'

export type ShownDate = DateFieldsFragment
type Common = Pick<
  ShownDate,
  'calledOffAt' | 'hasCapacity' | 'isForceCapacityFull' | 'isClosed' | 'totalCountAcceptedSearchCandidates'
>
type Seats = Common & ({ __typename: 'EventDate'; capacity: number } | { __typename: 'InterviewDate' })

/** The booking state of a date in Japanese, with the kind of its badge. */
export function stateOf(date: Seats): { text: string; kind: BadgeKind; isFull: boolean } {
  if (date.calledOffAt) return { text: '中止', kind: 'warning', isFull: false }
  // An interview has one seat: that it is taken is what the company hoped for.
  if (isConfirmed(date)) return { text: '確定', kind: 'success', isFull: false }
  if (date.isForceCapacityFull) return { text: '受付を停止中', kind: 'warning', isFull: true }
  if (!date.hasCapacity) return { text: '満席', kind: 'plain', isFull: true }
  if (date.isClosed) return { text: '受付終了', kind: 'plain', isFull: false }
  if (date.__typename === 'InterviewDate') return { text: '予約受付中', kind: 'plain', isFull: false }
  return { text: `残り${date.capacity - date.totalCountAcceptedSearchCandidates}席`, kind: 'success', isFull: false }
}

const isConfirmed = (date: Seats) => date.__typename === 'InterviewDate' && date.totalCountAcceptedSearchCandidates > 0

export function seatsText(date: Seats) {
  const booked = date.totalCountAcceptedSearchCandidates
  if (date.__typename === 'EventDate') return `${booked} / ${date.capacity}名`
  return booked > 0 ? '1名' : 'まだありません'
}
