import { schedulingLimits } from '#domain/scheduling/rules.ts'
import { monthDay, time, tokyoDay } from '#ground/tokyo-time.ts'
import type { StaffDatesQuery } from '#web/generated/graphql.ts'
import { typeNames } from '../type-names.ts'
import { isOver, isWhole, notifiedOf, periodOf, type Draft, type Row } from './draft.ts'
import type { CompanyUser } from './fields.tsx'

export type StaffDate = StaffDatesQuery['staffDates'][number]

/** The rows that may still be changed and have a whole time. */
const rowsAhead = ({ rows }: Draft, now: string) => rows.filter((row) => isWhole(row) && !isOver(row, now))

/** The people and the days of a draft; null while it has none. */
export function staffDaysOf(draft: Draft, now: string) {
  const rows = rowsAhead(draft, now)
  const companyUserIds = [...new Set(rows.flatMap((row) => notifiedOf(draft, row)))].toSorted()
  const days = rows.flatMap((row) => [row.day, tokyoDay(periodOf(row).endAt)]).toSorted()
  const [startDate, endDate] = [days[0], days.at(-1)]
  if (companyUserIds.length === 0 || !startDate || !endDate) return null
  return { companyUserIds: companyUserIds.slice(0, schedulingLimits.notifiedUsers), startDate, endDate }
}

type Others = {
  /** The scheduling that is edited, whose dates are the rows themselves. */
  schedulingId: string | null
  dates: readonly StaffDate[]
  companyUsers: readonly CompanyUser[]
}

/** Of each row that overlaps another date of the same person, one sentence for each such date. */
export function conflictsOf(draft: Draft, now: string, { schedulingId, dates, companyUsers }: Others) {
  const others = dates.filter((date) => date.schedulingId !== schedulingId)
  const sentence = (row: Row, { companyUserId, schedulingType, startAt, endAt }: StaffDate) => {
    const name = companyUsers.find(({ id }) => id === companyUserId)?.familyName
    return name && `${name}さんは${spanOf(row, startAt, endAt)}に別の${typeNames[schedulingType]}があります`
  }
  const ofRow = (row: Row) => {
    const period = periodOf(row)
    const notified = notifiedOf(draft, row)
    return others
      .filter(({ companyUserId }) => notified.includes(companyUserId))
      .filter(({ startAt, endAt }) => new Date(startAt) < period.endAt && period.startAt < new Date(endAt))
      .map((date) => sentence(row, date))
      .filter((text) => text !== undefined)
  }
  return new Map(
    rowsAhead(draft, now)
      .map((row) => [row.key, ofRow(row)] as const)
      .filter(([, sentences]) => sentences.length > 0),
  )
}

/** Names the day only where it is not the row's own. */
function spanOf({ day }: Row, startAt: string, endAt: string) {
  const isSameDay = tokyoDay(startAt) === day && tokyoDay(endAt) === day
  if (isSameDay) return `${time(startAt)}〜${time(endAt)}`
  return `${monthDay(startAt)} ${time(startAt)}〜${monthDay(endAt)} ${time(endAt)}`
}
