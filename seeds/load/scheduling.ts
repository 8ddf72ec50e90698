import type { JobStory } from '#seeds/company/story.ts'
import type { Db } from '#platform/database/db.ts'
import { mondayOf } from '#ground/time/month.ts'
import { addDays, weekdayOf } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { seedId } from './seed-id.ts'

export type SeedDate = { id: string; startAt: Date; endAt: Date; capacity: number; booked: number }
type SchedulingStory = NonNullable<JobStory['scheduling']>

export async function loadScheduling(
  db: Db,
  companyId: OfRow<'company'>,
  id: string,
  userIds: string[],
  story: SchedulingStory,
  name: string,
  now: Date,
) {
  await db
    .insertInto('scheduling')
    .values({
      companyId,
      id,
      type: story.type,
      title: story.title,
      location: story.location,
      url: story.url,
      belongings: [...story.belongings],
      emergencyContact: story.emergencyContact,
      remindOneDayBefore: story.remindOneDayBefore,
      remindThreeDaysBefore: story.remindThreeDaysBefore,
    })
    .execute()
  const dates = schedulingDates(story, name, now)
  await db
    .insertInto('schedulingDate')
    .values(
      dates.map(({ id: dateId, startAt, endAt, capacity }) => ({
        companyId,
        id: dateId,
        schedulingId: id,
        startAt,
        endAt,
        capacity,
      })),
    )
    .execute()
  const notified = dates.map((date, n) => ({
    companyId,
    schedulingDateId: date.id,
    companyUserId: userIds[n % userIds.length] ?? '',
  }))
  await db.insertInto('schedulingDateNotifiedCompanyUser').values(notified).execute()
  return dates
}

/** The dates to come, and as many that have been, so that the months behind are not empty. */
function schedulingDates(story: SchedulingStory, name: string, now: Date): SeedDate[] {
  const today = tokyoToday(now)
  const past = story.dates
    .map((date) => ({ ...date, dayOffset: date.dayOffset - 49 }))
    .filter(({ dayOffset }) => dayOffset < -1)
  return [...past, ...story.dates].map(({ dayOffset, start, minutes, capacity }) => {
    const startAt = tokyoMoment(workday(addDays(today, dayOffset)), start)
    const endAt = new Date(startAt.getTime() + minutes * 60_000)
    return {
      id: seedId(startAt, `${name}/date/${dayOffset}/${start}`),
      startAt,
      endAt,
      capacity: story.type === 'EVENT' ? (capacity ?? 20) : 1,
      booked: 0,
    }
  })
}

/** Saturday and Sunday move to Monday: offsets are written without knowing the day of seeding. */
export function workday(date: string) {
  const weekday = weekdayOf(date)
  return weekday === 0 || weekday === 6 ? addDays(mondayOf(date), 7) : date
}
