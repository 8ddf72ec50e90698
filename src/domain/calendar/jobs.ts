import { queueDueCalendars } from './busy/commands.ts'
import type { OfCompanyUser } from './entry/queries.ts'
import { readBusyCalendar, type Reading } from './busy/reading.ts'

export const jobs = {
  queue_busy_calendars: async (_: object, { inTransaction }: Pick<Reading, 'inTransaction'>) =>
    void (await inTransaction(queueDueCalendars)),
  read_busy_calendar: (user: OfCompanyUser, reading: Reading) => readBusyCalendar(user, reading),
}

export const crontab = `
*/5 * * * * queue_busy_calendars
`
