import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { hasAccepted, isAnswerFinal } from '../../answer/queries.ts'
import { hasMet } from '../queries.ts'
import { closedQuarter } from '../read/rules.ts'
import { benchmarkMeasures, groupsOf, minSentOfCompany, type BenchmarkMeasure, type CompanyFigures } from './rules.ts'

type Counted = {
  companyId: OfRow<'company'>
  industryId: number | null
  companySizeId: number | null
  accepted: number
  met: number
  days: number | null
}

const figuresOf = ({ industryId, companySizeId, accepted, met, days }: Counted): CompanyFigures => ({
  industryId,
  companySizeId,
  figures: { ACCEPTED: accepted, MET: met, DAYS: days },
})

/** The figures of a quarter of each company with scouts enough; of one company, or of all. */
async function countQuarter(db: Db | Tx, startsOn: string, endsOn: string, companyId?: CompanyId) {
  const accepted = hasAccepted('scout')
  const { rows } = await sql<Counted>`
    with counted as (
      select scout.company_id, ${accepted} as accepted, ${accepted} and ${hasMet} as met,
        case when ${isAnswerFinal('scout')} then extract(epoch from scout.answered_at - scout.sent_at) / 86400 end as days
      from scout_invitation scout
      where scout.sent_at >= ${startOfTokyoDay(startsOn)} and scout.sent_at < ${startOfTokyoDay(endsOn)}
        and scout.status <> 'SCHEDULED' ${companyId ? sql`and scout.company_id = ${companyId}` : sql``}
    ), own as (
      select company_id, (100.0 * count(*) filter (where accepted) / count(*))::float8 as accepted,
        (100.0 * count(*) filter (where met) / count(*))::float8 as met,
        (percentile_cont(0.5) within group (order by days))::float8 as days
      from counted group by company_id having count(*) >= ${minSentOfCompany}
    )
    select own.*, company.industry_ids[1] as industry_id, company.company_size_id
    from own join company on company.id = own.company_id`.execute(db)
  return rows
}

export const listCompanyFigures = async (tx: Tx, startsOn: string, endsOn: string) =>
  (await countQuarter(tx, startsOn, endsOn)).map(figuresOf)

export type OwnBenchmark = {
  startsOn: string
  companies: number
  industryId: number | null
  companySizeId: number | null
  figures: { measure: BenchmarkMeasure; lower: number; median: number; upper: number; own: number | null }[]
}

/**
 * The figures of the closest group of the company that has companies enough, with its own of the same quarter beside
 * them. One group alone: two groups of which one holds the other could be subtracted.
 */
export async function findBenchmark(db: Db, companyId: CompanyId): Promise<OwnBenchmark | null> {
  const { startsOn, endsOn } = closedQuarter(tokyoToday())
  const [company, all] = await Promise.all([
    db
      .selectFrom('company')
      .select(['companySizeId', sql<number | null>`industry_ids[1]`.as('industryId')])
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow(),
    db.selectFrom('scoutBenchmark').selectAll().where('startsOn', '=', startsOn).execute(),
  ])
  const closest = groupsOf(company).find((group) => all.some((row) => isOf(group, row)))
  if (!closest) return null
  const found = all.filter((row) => isOf(closest, row))
  const [own] = await countQuarter(db, startsOn, endsOn, companyId)
  return {
    startsOn,
    ...closest,
    companies: Math.min(...found.map(({ companies }) => companies)),
    figures: benchmarkMeasures.flatMap((measure) =>
      found
        .filter((row) => row.measure === measure)
        .map(({ lower, median, upper }) => ({
          measure,
          lower,
          median,
          upper,
          own: own ? figuresOf(own).figures[measure] : null,
        })),
    ),
  }
}

type Group = { industryId: number | null; companySizeId: number | null }
const isOf = (group: Group, row: Group) =>
  group.industryId === row.industryId && group.companySizeId === row.companySizeId

/** For the operator: every figure of the newest closed quarter, the widest groups first. */
export const listBenchmarks = (db: Db) =>
  db
    .selectFrom('scoutBenchmark')
    .selectAll()
    .where('startsOn', '=', closedQuarter(tokyoToday()).startsOn)
    .orderBy('companies', 'desc')
    .orderBy('industryId')
    .orderBy('companySizeId')
    .orderBy('measure')
    .limit(500)
    .execute()
