import type { Expression, SqlBool } from 'kysely'
import { sql } from 'kysely'
import { addDays } from '#ground/day.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { isUuid } from '#ground/uuid.ts'
import type { Db } from '#platform/database/db.ts'
import { auditAreas, auditPageSize, maxCounted, type AuditSearch } from './rules.ts'

/** One page of the audit, newest first, and how many rows there are up to `maxCounted`. */
export async function searchAudit(db: Db, search: AuditSearch, page: number) {
  const ids = ['actorId', 'companyId', 'candidateId'] as const
  // A text that is no id is of nobody.
  if (ids.some((name) => search[name] !== '' && !isUuid(search[name]))) return { rows: [], totalCount: 0 }
  const area = auditAreas.find((auditArea) => auditArea === search.area)
  const entries = db
    .selectFrom('audit')
    .where('insertedAt', '>=', startOfTokyoDay(search.from))
    .where('insertedAt', '<', startOfTokyoDay(addDays(search.to, 1)))
    .where((eb) => {
      const conditions: Expression<SqlBool>[] = ids
        .filter((name) => search[name] !== '')
        .map((name) => eb(name, '=', search[name].toLowerCase()))
      for (const name of ['action', 'subject', 'subjectId', 'requestId'] as const)
        if (search[name] !== '') conditions.push(eb(name, '=', search[name]))
      if (area) conditions.push(eb('area', '=', area))
      return eb.and(conditions)
    })
  const [rows, { count }] = await Promise.all([
    entries
      .selectAll()
      .orderBy('insertedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(auditPageSize)
      .offset((page - 1) * auditPageSize)
      .execute(),
    db
      .selectFrom(
        entries
          .select(sql`1`.as('one'))
          .limit(maxCounted)
          .as('counted'),
      )
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, totalCount: count }
}

export type AuditRow = Awaited<ReturnType<typeof searchAudit>>['rows'][number]
