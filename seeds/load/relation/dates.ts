import { addDays } from '#ground/day.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Db } from '#platform/database/db.ts'
import type { SeedCompany } from '../companies.ts'
import { workday, type SeedDate } from '../scheduling.ts'
import { seedId } from '../seed-id.ts'

const minute = 60_000
const halfHour = 30 * minute

type NewDate = {
  schedulingId: string
  startAt: Date
  minutes: number
  capacity?: number
  booked?: number
  offered?: number
  calledOffAt?: Date
  /** Places of the colleagues in charge among the company's users. */
  inCharge?: readonly number[]
}

/** A date beside those of the company's story, with its counts as they stand today. */
export async function loadDate(db: Db, company: SeedCompany, spec: NewDate): Promise<SeedDate> {
  const { schedulingId, startAt, minutes, capacity = 1, booked = 0, offered = 0, calledOffAt, inCharge = [0] } = spec
  const endAt = new Date(startAt.getTime() + minutes * minute)
  const id = seedId(startAt, `${schedulingId}/relation/${startAt.toISOString()}`)
  const counts = { capacity, booked, offered }
  await db
    .insertInto('schedulingDate')
    .values({
      companyId: company.id,
      id,
      schedulingId,
      startAt,
      endAt,
      ...counts,
      calledOffAt: calledOffAt ?? null,
      isForceCapacityFull: calledOffAt !== undefined,
    })
    .execute()
  const users = inCharge.map((at) => company.userIds[at]).filter((user) => user !== undefined)
  await db
    .insertInto('schedulingDateNotifiedCompanyUser')
    .values(users.map((companyUserId) => ({ companyId: company.id, schedulingDateId: id, companyUserId })))
    .execute()
  return { id, startAt, endAt, capacity, booked }
}

export const onDay = (now: Date, days: number, clock: string) => {
  const day = addDays(tokyoToday(now), days)
  return tokyoMoment(days > 0 ? workday(day) : day, clock)
}

/** Half an hour to an hour ahead: at whatever hour the demo begins, its door is open. */
export const soonToday = (now: Date) => new Date((Math.floor(now.getTime() / halfHour) + 2) * halfHour)
