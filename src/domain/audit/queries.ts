import { sql, type Selectable, type SqlBool } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db } from '#platform/database/db.ts'

export type AuditFilter = {
  companyId: OfRow<'company'>
  from: Date
  /** The first moment after the period. */
  until: Date
  actions: readonly string[]
  /** The actor: the area, with the id of one user or token; null stands for everybody but students. */
  actor: { area: 'client' | 'admin' | 'system'; actorId?: string } | null
  /** A row is found by its action, its actor or what it is about; null finds all. */
  found: { actions: readonly string[]; actorIds: readonly string[]; subjectIds: readonly string[] } | null
  /** Actions of which all rows of one day, actor and action are one entry. */
  daily: readonly string[]
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
    // A company that confirms a report hires by the same act: two rows of one sentence.
    .where(sql<SqlBool>`(area, action, subject) <> ('client', 'confirmOfferReport', 'scout_invitation')`)
    .$if(found !== null, (query) =>
      query.where(
        sql<SqlBool>`(action = any(${found?.actions ?? []}::text[]) or actor_id = any(${found?.actorIds ?? []}::uuid[])
          or subject_id = any(${found?.subjectIds ?? []}::text[]))`,
      ),
    )

const entries = (db: Db, filter: AuditFilter) =>
  rows(db, filter).groupBy(
    sql`case when action = any(${filter.daily}::text[])
      then (area, actor_id, action, (inserted_at at time zone 'Asia/Tokyo')::date)::text else id::text end`,
  )

const anyOf = <Column extends 'area' | 'actorId' | 'candidateId' | 'action' | 'subject' | 'subjectId' | 'toStatus'>(
  column: Column,
) => sql<Selectable<DB['audit']>[Column]>`any_value(${sql.ref(column)})`.as(column)

/** The entries of one company, the newest first. What an entry is about is one of its rows. */
export const listAudit = (db: Db, filter: AuditFilter, limit: number, offset: number) =>
  entries(db, filter)
    .select(sql<string>`(array_agg(id order by inserted_at desc, id desc))[1]`.as('id'))
    .select([
      anyOf('area'),
      anyOf('actorId'),
      anyOf('candidateId'),
      anyOf('action'),
      anyOf('subject'),
      anyOf('subjectId'),
      anyOf('toStatus'),
      sql<string | null>`any_value(details->>'title')`.as('title'),
    ])
    .select((eb) => [
      eb.fn.max('insertedAt').as('insertedAt'),
      eb.fn.min('insertedAt').as('since'),
      eb.fn.countAll<number>().as('times'),
      eb.fn.count<number>('candidateId').distinct().as('students'),
    ])
    .orderBy(sql`max(inserted_at) desc, 1 desc`)
    .limit(limit)
    .offset(offset)
    .execute()

export type AuditRow = Awaited<ReturnType<typeof listAudit>>[number]

/** How many entries there are, counted up to a number. */
export async function countAudit(db: Db, filter: AuditFilter, upTo: number) {
  const { count } = await db
    .selectFrom(
      entries(db, filter)
        .select(sql<number>`1`.as('one'))
        .limit(upTo)
        .as('counted'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
