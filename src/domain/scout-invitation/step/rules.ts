import { endOfTokyoDay } from '#ground/time/moment.ts'
import { scheduleDays, type SchedulingStatus } from '../rules.ts'

/** Steps of one relation: far more than a selection has, and an end for what a script could press. */
export const maxSteps = 20

/** The end of a choice that begins now: that of the first step ends the scout, that of a further step the choice alone. */
export function choiceFrom(now: Date, step: number) {
  const until = endOfTokyoDay(now, scheduleDays)
  return step === 1 ? { scheduleBy: until, chooseBy: null } : { scheduleBy: null, chooseBy: until }
}

export const noChoice = { scheduleBy: null, chooseBy: null }

/** Whether nothing of the step is open: no dates to choose, no wish for others, and no booked date that is not over. */
export const isOver = (
  { schedulingStatus }: { schedulingStatus: SchedulingStatus | null },
  bookedUntil: Date | null,
  now: Date,
) => schedulingStatus === null || (schedulingStatus === 'ACCEPTED' && (bookedUntil === null || bookedUntil <= now))
