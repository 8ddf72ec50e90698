import type { InTransaction } from '#platform/database/db.ts'
import { queueDueFilters, readSavedFilter } from './saved-filter/alert/commands.ts'
import type { AboutFilter } from './saved-filter/alert/reading.ts'

type Context = { inTransaction: InTransaction }

export const jobs = {
  queue_saved_filters: (_: object, { inTransaction }: Context) =>
    inTransaction((tx) => queueDueFilters(tx, new Date())),
  read_saved_filter: (about: AboutFilter, { inTransaction }: Context) =>
    inTransaction((tx) => readSavedFilter(tx, about, new Date())),
}

/** A student who matches is told within five minutes, where someone hears at once. */
export const crontab = `
*/5 * * * * queue_saved_filters
`
