import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { eraseSome } from '#platform/database/erase-some.ts'
import { cancelledDays } from '../rules.ts'

/** Forgets the dates that left calendars longer ago than calendars need to hear of it. */
export const forgetRemovedDates = (db: Db) =>
  eraseSome(db, 'staffDateRemoval', sql`removed_at < now() - make_interval(days => ${cancelledDays}::int)`)
