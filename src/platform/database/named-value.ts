import { sql } from 'kysely'
import type { NamedId, OfRow } from '#ground/id.ts'

/** The value of an id that an argument names, for a statement with a proof beside it. It is no id of a row itself. */
export const namedValue = <Noun extends string>(id: NamedId<Noun>) => sql.val(id as OfRow<Noun>)

/** As `namedValue`, for a condition on a list. */
export const namedValues = <Noun extends string>(ids: readonly NamedId<Noun>[]) => ids as readonly OfRow<Noun>[]
