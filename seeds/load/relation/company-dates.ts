import type { Db } from '#platform/database/db.ts'
import { dayMs } from '#ground/tokyo-time.ts'
import type { SeedCompany } from '../companies.ts'
import type { SeedDate } from '../scheduling.ts'
import { loadDate, onDay, soonToday } from './dates.ts'
import { loadNextScheduling } from './further-steps.ts'

export type CompanyDates = Awaited<ReturnType<typeof loadCompanyDates>>

/** Dates of 北斗システムズ around today. The places in `inCharge`: 0 the recruiter of the demo, 3 the interviewer. */
export async function loadCompanyDates(db: Db, company: SeedCompany, now: Date) {
  const schedulingOf = (job: number) => company.jobs[job]?.schedulingId ?? ''
  const [event, talk, openDay] = [schedulingOf(0), schedulingOf(1), schedulingOf(3)]
  const load = (schedulingId: string, startAt: Date, minutes: number, more: Partial<Parameters<typeof loadDate>[2]>) =>
    loadDate(db, company, { schedulingId, startAt, minutes, ...more })
  const nextScheduling = await loadNextScheduling(
    db,
    company,
    {
      title: '開発職 一次面接',
      belongings: ['成果物の画面や写真（あれば）'],
      emergencyContact: '北斗システムズ 人材開発部 052-000-0101',
    },
    now,
  )
  const held = { booked: 1, inCharge: [3, 0] }
  const dates: Record<DateName, SeedDate> = {
    yesterdayEarly: await load(talk, onDay(now, -1, '11:00'), 30, held),
    yesterdayLate: await load(talk, onDay(now, -1, '16:00'), 30, held),
    yesterdayEvent: await load(event, onDay(now, -1, '17:30'), 60, { capacity: 20, booked: 3, inCharge: [0, 1] }),
    today: await load(openDay, soonToday(now), 180, { capacity: 18, booked: 4, inCharge: [0, 3] }),
    threeDaysAgo: await load(talk, onDay(now, -3, '13:00'), 30, { booked: 1 }),
    sixDaysAgo: await load(talk, onDay(now, -6, '15:30'), 30, { booked: 1 }),
    tenDaysAgo: await load(talk, onDay(now, -10, '15:00'), 30, { booked: 1, inCharge: [2] }),
    twelveDaysAgo: await load(talk, onDay(now, -12, '10:30'), 30, { booked: 1 }),
    full: await load(event, onDay(now, 8, '13:00'), 60, { capacity: 1, booked: 1 }),
    offered: await load(event, onDay(now, 9, '16:00'), 60, { capacity: 2, booked: 1, offered: 1 }),
    calledOff: await load(talk, onDay(now, 3, '14:30'), 30, {
      calledOffAt: new Date(now.getTime() - dayMs),
      inCharge: [1],
    }),
    second: await load(nextScheduling, onDay(now, 4, '14:00'), 45, held),
    secondOpen: await load(nextScheduling, onDay(now, 5, '10:00'), 45, { inCharge: [3] }),
    secondEvening: await load(nextScheduling, onDay(now, 6, '18:00'), 45, { inCharge: [3] }),
  }
  return { dates, nextScheduling }
}

type DateName =
  | 'yesterdayEarly'
  | 'yesterdayLate'
  | 'yesterdayEvent'
  | 'today'
  | 'threeDaysAgo'
  | 'sixDaysAgo'
  | 'tenDaysAgo'
  | 'twelveDaysAgo'
  | 'full'
  | 'offered'
  | 'calledOff'
  | 'second'
  | 'secondOpen'
  | 'secondEvening'
