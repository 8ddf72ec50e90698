import { schedulingLimits } from '#domain/scheduling/rules.ts'
import { monthDay, time, tokyoDay } from '#ground/tokyo-time.ts'
import type { StaffDatesQuery } from '#web/generated/graphql.ts'
import { typeNames } from '../type-names.ts'
import { isFixed, isWhole, notifiedOf, periodOf, type Draft, type Row } from './draft.ts'
import type { CompanyUser } from './fields.tsx'

export type StaffDate = StaffDatesQuery['staffDates'][number]
export type BusyTime = StaffDatesQuery['staffBusyTimes'][number]
export type StaffTimes = { dates: readonly StaffDate[]; busyTimes: readonly BusyTime[] }

/** The rows that may still be changed and have a whole time. */
const rowsAhead = ({ rows }: Draft, now: string) => rows.filter((row) => isWhole(row) && !isFixed(row, now))

/** The people and the days of a draft; null while it has none. */
export function staffDaysOf(draft: Draft, now: string) {
  const rows = rowsAhead(draft, now)
  const companyUserIds = [...new Set(rows.flatMap((row) => notifiedOf(draft, row)))].toSorted()
  const days = rows.flatMap((row) => [row.day, tokyoDay(periodOf(row).endAt)]).toSorted()
  const [startDate, endDate] = [days[0], days.at(-1)]
  if (companyUserIds.length === 0 || !startDate || !endDate) return null
  return { companyUserIds: companyUserIds.slice(0, schedulingLimits.notifiedUsers), startDate, endDate }
}

type Others = StaffTimes & {
  /** The scheduling that is edited, whose dates are the rows themselves. */
  schedulingId: string | null
  companyUsers: readonly CompanyUser[]
}

/** Of each row that overlaps another date of the same person, or a time elsewhere, one sentence for each of these. */
export function conflictsOf(draft: Draft, now: string, { schedulingId, dates, busyTimes, companyUsers }: Others) {
  const others = dates.filter((date) => date.schedulingId !== schedulingId)
  const nameOf = (id: string) => companyUsers.find((user) => user.id === id)?.familyName
  const dateText = (row: Row, { companyUserId, schedulingType, startAt, endAt }: StaffDate) => {
    const name = nameOf(companyUserId)
    return name && `${name}さんは${spanOf(row, startAt, endAt)}に別の${typeNames[schedulingType]}があります`
  }
  const busyText = (row: Row, { companyUserId, startAt, endAt }: BusyTime) => {
    const name = nameOf(companyUserId)
    return name && `この時間、${name}さんに別の予定があります（${spanOf(row, startAt, endAt)}）`
  }
  const ofRow = (row: Row) => {
    const period = periodOf(row)
    const notified = notifiedOf(draft, row)
    const isInTheWay = ({ companyUserId, startAt, endAt }: BusyTime) =>
      notified.includes(companyUserId) && new Date(startAt) < period.endAt && period.startAt < new Date(endAt)
    return [
      ...others.filter(isInTheWay).map((date) => dateText(row, date)),
      ...busyTimes.filter(isInTheWay).map((busyTime) => busyText(row, busyTime)),
    ].filter((text) => text !== undefined)
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
