import { loadPlans } from '#domain/company/plan/commands.ts'
import { loadLookups } from '#domain/lookup/commands.ts'
import type { Db } from '#platform/db.ts'

/** Writes the lookups and plans of this release to the database, at every start. */
export const loadMasterData = (db: Db) =>
  db.transaction().execute(async (tx) => {
    await loadLookups(tx)
    await loadPlans(tx)
  })
