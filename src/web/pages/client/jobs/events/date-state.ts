import type { BadgeKind } from '#web/ui/badge.tsx'
import type { DateFieldsFragment } from '#web/generated/graphql.ts'

export type ShownDate = DateFieldsFragment
type Seats = Pick<ShownDate, 'capacity' | 'booked' | 'hasCapacity' | 'isForceCapacityFull' | 'isClosed'>

/** How a date stands, in words. */
export function stateOf({ capacity, booked, hasCapacity, isForceCapacityFull, isClosed }: Seats): {
  text: string
  kind: BadgeKind
  isFull: boolean
} {
  if (isForceCapacityFull) return { text: '受付を停止中', kind: 'warning', isFull: true }
  if (!hasCapacity) return { text: '満席', kind: 'success', isFull: true }
  if (isClosed) return { text: '受付終了', kind: 'plain', isFull: false }
  return { text: `残り${capacity - booked}名`, kind: 'line', isFull: false }
}

export const seatsText = ({ capacity, booked, scheduling }: Pick<ShownDate, 'capacity' | 'booked' | 'scheduling'>) =>
  scheduling.type === 'INTERVIEW' ? (booked > 0 ? '予約あり' : '予約なし') : `${booked} / ${capacity}名`
