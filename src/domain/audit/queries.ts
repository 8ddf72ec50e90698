import { sql, type SqlBool } from 'kysely'
import type { Db } from '#platform/db.ts'

export type AuditFilter = {
  companyId: string
  from: Date
  /** The first moment after the period. */
  until: Date
  actions: readonly string[]
  /** The actor: the area, with the id of one user or token; null stands for everybody but students. */
  actor: { area: 'client' | 'admin' | 'system'; actorId?: string } | null
  /** A row is found by its action, its actor or what it is about; null finds all. */
  found: { actions: readonly string[]; actorIds: readonly string[]; subjectIds: readonly string[] } | null
}

const rows = (db: Db, { companyId, from, until, actions, actor, found }: AuditFilter) =>
  db
    .selectFrom('audit')
    .where('companyId', '=', companyId)
    .where('insertedAt', '>=', from)
    .where('insertedAt', '<', until)
    .where('area', 'in', actor ? [actor.area] : ['client', 'admin', 'system'])
    .$if(actor?.actorId !== undefined, (query) => query.where('actorId', '=', actor?.actorId ?? ''))
    .where(sql<SqlBool>`action = any(${actions}::text[])`)
    .$if(found !== null, (query) =>
      query.where(
        sql<SqlBool>`(action = any(${found?.actions ?? []}::text[]) or actor_id = any(${found?.actorIds ?? []}::uuid[])
          or subject_id = any(${found?.subjectIds ?? []}::text[]))`,
      ),
    )

/** The audit rows of one company, the newest first. */
export const listAudit = (db: Db, filter: AuditFilter, limit: number, offset: number) =>
  rows(db, filter)
    .select(['id', 'insertedAt', 'area', 'actorId', 'candidateId', 'action', 'subject', 'subjectId'])
    .select(['fromStatus', 'toStatus'])
    .orderBy('insertedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export type AuditRow = Awaited<ReturnType<typeof listAudit>>[number]

/** How many rows there are, counted up to a number. */
export async function countAudit(db: Db, filter: AuditFilter, upTo: number) {
  const { count } = await db
    .selectFrom(rows(db, filter).select('id').limit(upTo).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
