import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { cancelledDays } from '../rules.ts'

/** Forgets the dates that left calendars longer ago than calendars need to hear of it. */
export const forgetRemovedDates = (db: Db) =>
  db
    .deleteFrom('staffDateRemoval')
    .where('removedAt', '<', sql<Date>`now() - make_interval(days => ${cancelledDays}::int)`)
    .execute()
