import { sql, type RawBuilder } from 'kysely'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import { addDays } from '#ground/day.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Db } from '#platform/database/db.ts'
import { hasAccepted } from '../../answer/queries.ts'
import { decidedDays, lengthsFrom, manyQuotations, reasonRowOf, type ReasonFigures, type ReasonPart } from './rules.ts'

const lengths = sql`array[${sql.join(lengthsFrom.map((from) => sql`${sql.lit(from)}::smallint`))}]`
const values: Record<ReasonPart, RawBuilder<unknown>> = {
  OPENING: sql`scout.reason_opening`,
  SOURCE: sql`scout.reason_source`,
  QUOTATIONS: sql`least(scout.reason_quotations, ${sql.lit(manyQuotations)})`,
  LENGTH: sql`(${lengths})[width_bucket(scout.reason_letters, ${lengths})]`,
}
/** The key of a row of a part; never null in a scout that `hasReasonStyle`. */
const keyOf = (part: ReasonPart) => sql<string>`${sql.lit(part)} || ' ' || coalesce((${values[part]})::text, '')`

/** A scout's keys, one in each part of its reason. */
export const reasonKeys = [keyOf('OPENING'), keyOf('SOURCE'), keyOf('QUOTATIONS'), keyOf('LENGTH')] as const
export const hasReasonStyle = sql<boolean>`scout.reason_opening is not null`

type Counted = { key: string | null; sent: number; accepted: number }

/**
 * One statement: of the scouts of the year that are decided, how many of each row were sent and accepted. Scouts that are
 * alike in all parts are counted before they get their keys.
 */
export async function readReasonFigures(db: Db, companyId: CompanyId): Promise<ReasonFigures> {
  const { from, to } = decidedDays(tokyoToday())
  const [opening, source, quotations, length] = reasonKeys
  const { rows } = await sql<Counted>`
    with scout as (
      select reason_opening, reason_source, ${values.QUOTATIONS} as reason_quotations, ${values.LENGTH} as reason_letters,
        count(*) as sent, count(*) filter (where ${hasAccepted('scout')}) as accepted
      from scout_invitation scout
      where company_id = ${companyId} and status <> 'SCHEDULED' and ${hasReasonStyle}
        and sent_at >= ${startOfTokyoDay(from)} and sent_at < ${startOfTokyoDay(addDays(to, 1))}
      group by 1, 2, 3, 4
    ), counted as (
      select ${opening} as opening, ${source} as source, ${quotations} as quotations, ${length} as length, sent, accepted
      from scout
    )
    select coalesce(opening, source, quotations, length) as key, coalesce(sum(sent), 0)::integer as sent,
      coalesce(sum(accepted), 0)::integer as accepted
    from counted group by grouping sets ((opening), (source), (quotations), (length), ())`.execute(db)
  const total = rows.find(({ key }) => key === null) ?? { sent: 0, accepted: 0 }
  return {
    total: { sent: total.sent, accepted: total.accepted },
    rows: rows.flatMap(({ key, ...count }) => (key !== null && reasonRowOf(key) ? [{ key, ...count }] : [])),
  }
}

export const isReasonFiguresOff = async (db: Db, { companyId, companyUserId }: CompanyViewer) =>
  (await db
    .selectFrom('reasonFiguresOff')
    .select('companyUserId')
    .where('companyId', '=', companyId)
    .where('companyUserId', '=', companyUserId)
    .executeTakeFirst()) !== undefined
