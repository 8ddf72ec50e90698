import type { Db, Tx } from '#platform/database/db.ts'
import { listItems } from '../item/queries.ts'
import type { Answer } from './queries.ts'

/** The items of these places, by their ids. */
export const itemsOf = (db: Db | Tx, places: readonly Answer[]) =>
  listItems(
    db,
    places.map(({ itemId }) => itemId),
  )
