import { loadItems } from '#domain/assessment/item/commands.ts'
import { allItems } from '#domain/assessment/item-bank/bank.ts'
import { personalityPairs } from '#domain/assessment/personality/pairs.ts'
import { loadPlans } from '#domain/company/plan/commands.ts'
import { loadLookups } from '#domain/lookup/commands.ts'
import type { Db } from '#platform/database/db.ts'

/** Writes the lookups, plans and items of the tests of this release to the database, at every start. */
export const loadMasterData = (db: Db) =>
  db.transaction().execute(async (tx) => {
    await loadLookups(tx)
    await loadPlans(tx)
    await loadItems(tx, allItems, personalityPairs)
  })
