import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { listCompanyUsers } from '#domain/company/queries.ts'
import { listJobTitles, requireJob } from '#domain/job/queries.ts'
import { lookups } from '#domain/lookup/queries.ts'
import { canAdminister, type CompanyId, type CompanyViewer } from '#domain/viewer/viewer.ts'
import { addDays } from '#ground/day.ts'
import type { JobId } from '#ground/id.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { weekdays } from '#ground/tokyo-time.ts'
import type { Db } from '#platform/database/db.ts'
import { hasAccepted, isAnswerFinal } from '../answer/queries.ts'
import { listVersionNames } from '../sending/template/queries.ts'
import { hasReasonStyle, reasonKeys } from './reason/queries.ts'
import { reasonRowOf } from './reason/rules.ts'
import {
  openingOf,
  rowLimitOf,
  weekCellOf,
  type AnalysisCounts,
  type AnalysisDimension,
  type AnalysisRow,
  type OperatorDimension,
} from './rules.ts'

export type AnalysisFilter = { from: string; to: string; jobId: JobId | null }
type Unread = { total: AnalysisRow; rows: AnalysisRow[]; isCut: boolean }

type Counted = AnalysisCounts & { key: string; isTotal: boolean; namedBy: string | null }

/** The key of a colleague who is no user any more: nobody is compared after leaving. */
export const leftKey = 'left'
export const senderKey = sql<string>`case when sender.status = 'DISABLED' then ${sql.lit(leftKey)} else scout.company_user_id::text end`
export const whenKey = sql<string>`(extract(dow from scout.sent_at at time zone 'Asia/Tokyo') * 24
  + extract(hour from scout.sent_at at time zone 'Asia/Tokyo'))::integer::text`

/** The key of a template's version, or else of the letter's own text. */
export const textKey = sql<string>`case when letter.scout_template_id is null then letter.text_key
  else letter.scout_template_id::text || ' ' || letter.scout_template_version::text end`

/** A scout is in one row of each key. */
const keys: Record<AnalysisDimension | OperatorDimension, readonly RawBuilder<string>[]> = {
  JOB: [sql`scout.job_id::text`],
  TEXT: [textKey],
  REASON: reasonKeys,
  SENDER: [senderKey],
  CONDITION: [sql`letter.found_by`],
  WHEN: [whenKey],
  COMPANY: [sql`scout.company_id::text`],
  INDUSTRY: [sql`coalesce(company.industry_ids[1]::text, '')`],
}

/** The letter and the sender of each scout, for the keys that need them. */
export const letterOf = sql`join template_message_history letter
  on letter.company_id = scout.company_id and letter.id = scout.template_message_history_id`
export const senderOf = sql`join company_user sender
  on sender.company_id = scout.company_id and sender.id = scout.company_user_id`
const companyOfScout = sql`join company on company.id = scout.company_id`
const nothing = sql``
const joins: Partial<Record<AnalysisDimension | OperatorDimension, RawBuilder<unknown>>> = {
  TEXT: letterOf,
  CONDITION: letterOf,
  SENDER: senderOf,
  COMPANY: companyOfScout,
  INDUSTRY: companyOfScout,
}
/** The words of a row that come with its key. */
const words: Partial<Record<AnalysisDimension | OperatorDimension, RawBuilder<string>>> = {
  TEXT: sql`concat(letter.subject, E'\n', left(letter.text, 200))`,
  COMPANY: sql`company.display_name`,
}

/** The student came to a date, or did not miss one that is over. */
export const hasMet = sql<SqlBool>`exists (select from booking where booking.company_id = scout.company_id
  and booking.scout_invitation_id = scout.id
  and (booking.status = 'ATTENDED' or booking.status = 'BOOKED' and upper(booking.during) <= now()))`

/**
 * One statement: the counts of all scouts and of each row that `isListed`, those with most scouts first. The cells of a
 * week keep their order.
 */
async function countBy(
  db: Db,
  by: AnalysisDimension | OperatorDimension,
  { from, to }: Pick<AnalysisFilter, 'from' | 'to'>,
  scope: RawBuilder<SqlBool>,
  isListed = sql<SqlBool>`true`,
) {
  const accepted = hasAccepted('scout')
  const days = sql`extract(epoch from scout.answered_at - scout.sent_at) / 86400`
  const limit = rowLimitOf(by) + 2
  const names = keys[by].map((_, at) => sql.ref(`key_${at}`))
  const isTotal = sql<boolean>`grouping(${sql.join(names)}) = ${2 ** names.length - 1}`
  const { rows } = await sql<Counted>`
    with counted as (
      select ${sql.join(keys[by].map((key, at) => sql`${key} as ${sql.ref(`key_${at}`)}`))}, ${words[by] ?? sql`null::text`} as words,
        ${accepted} as accepted, ${accepted} and ${hasMet} as met,
        scout.outcome is not null or scout.step > 1 or scout.status = 'HIRED' as told,
        scout.outcome is not distinct from 'NEXT_STEP' or scout.step > 1 or scout.status = 'HIRED' as goes_on,
        scout.status = 'HIRED' as hired,
        case when ${isAnswerFinal('scout')} then ${days} end as days
      from scout_invitation scout ${joins[by] ?? nothing}
      where ${scope} and scout.sent_at >= ${startOfTokyoDay(from)} and scout.sent_at < ${startOfTokyoDay(addDays(to, 1))}
        and scout.status <> 'SCHEDULED'
    )
    select coalesce(${sql.join(names)}, '') as key, ${isTotal} as is_total, min(words) as named_by, count(*)::integer as sent,
      (count(*) filter (where accepted))::integer as accepted, (count(*) filter (where met))::integer as met,
      (count(*) filter (where told))::integer as told, (count(*) filter (where goes_on))::integer as goes_on,
      (count(*) filter (where hired))::integer as hired, count(days)::integer as answered,
      (percentile_cont(0.25) within group (order by days))::float8 as lower_days,
      (percentile_cont(0.5) within group (order by days))::float8 as median_days,
      (percentile_cont(0.75) within group (order by days))::float8 as upper_days
    from counted group by grouping sets (${sql.join(names.map((name) => sql`(${name})`))}, ())
    having ${isTotal} or ${isListed}
    order by is_total desc, ${by === 'WHEN' ? sql`key_0::integer` : sql`sent desc, key`} limit ${limit}`.execute(db)
  const [first, ...rest] = rows
  if (!first) throw new Error('a row of all scouts is always there')
  return { total: first, rows: rest.slice(0, rowLimitOf(by)), isCut: rest.length > rowLimitOf(by) }
}

type Named = { label: string; opening?: string | null }

const withLabels = (counted: Awaited<ReturnType<typeof countBy>>, nameOf: (row: Counted) => Named): Unread => ({
  total: { ...counted.total, label: '合計', opening: null },
  rows: counted.rows.map((row) => ({ ...row, opening: null, ...nameOf(row) })),
  isCut: counted.isCut,
})

/** Refuses not_found for a job of another company. Of colleagues only an ADMIN sees rows; anybody else the own one. */
export async function readAnalysis(
  db: Db,
  viewer: CompanyViewer,
  by: AnalysisDimension,
  { jobId, ...period }: AnalysisFilter,
): Promise<Unread> {
  const { companyId, companyUserId } = viewer
  if (jobId) await requireJob(db, companyId, jobId)
  const ofCompany = sql<SqlBool>`scout.company_id = ${companyId}`
  const scope = jobId ? sql<SqlBool>`${ofCompany} and scout.job_id = ${jobId}` : ofCompany
  if (by === 'REASON')
    return withReasonRows(await countBy(db, by, period, sql<SqlBool>`${scope} and ${hasReasonStyle}`))
  const isOwnAlone = by === 'SENDER' && !canAdminister(viewer)
  const counted = await countBy(db, by, period, scope, isOwnAlone ? sql`key_0 = ${companyUserId}::text` : undefined)
  return withLabels(counted, await namesOf(db, viewer, by, counted.rows))
}

/** In the order of the parts of a reason and their kinds. */
function withReasonRows({ total, rows, isCut }: Awaited<ReturnType<typeof countBy>>): Unread {
  const listed = rows
    .flatMap((row) => {
      const named = reasonRowOf(row.key)
      return named ? [{ row, ...named }] : []
    })
    .toSorted((a, b) => a.at - b.at)
  return {
    total: { ...total, label: '合計', opening: null },
    rows: listed.map(({ row, label }) => ({ ...row, label, opening: null })),
    isCut,
  }
}

async function namesOf(
  db: Db,
  viewer: CompanyViewer,
  by: Exclude<AnalysisDimension, 'REASON'>,
  rows: readonly Counted[],
): Promise<(row: Counted) => Named> {
  if (by === 'WHEN') return ofWeekCell
  if (by === 'TEXT') return findTextNames(db, viewer, rows)
  if (by === 'CONDITION') return ({ key }) => ({ label: key || '記録なし' })
  const ids = rows.map(({ key }) => key).filter((key) => key !== leftKey)
  const { companyId } = viewer
  const names = by === 'JOB' ? await listJobTitles(db, companyId, ids) : await listSenderNames(db, companyId, ids)
  return ({ key }) => ({ label: key === leftKey ? '退職した担当者' : (names.get(key) ?? '') })
}

const ofWeekCell = ({ key }: Counted) => {
  const { weekday, hour } = weekCellOf(key)
  return { label: `${weekdays[weekday]}曜日 ${hour}時台` }
}

const ofText = ({ namedBy }: Counted) => {
  const [subject = '', ...text] = (namedBy ?? '').split('\n')
  return { label: subject, opening: openingOf(text.join('\n')) }
}

/** A version by the name of its template, another text by its subject. */
async function findTextNames(db: Db, viewer: CompanyViewer, rows: readonly Counted[]) {
  const versions = rows.flatMap(({ key }) => {
    const [id = '', version] = key.split(' ')
    return version === undefined ? [] : [{ id, version: Number(version) }]
  })
  const names = await listVersionNames(db, viewer, versions)
  return (row: Counted): Named => {
    const template = names.get(row.key)
    const version = row.key.split(' ')[1]
    return template ? { label: `${template.title}（版${version}）`, opening: openingOf(template.text) } : ofText(row)
  }
}

async function listSenderNames(db: Db, companyId: CompanyId, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const users = await listCompanyUsers(db, companyId, ids)
  return new Map([...users].map(([id, { familyName, givenName }]) => [id, `${familyName} ${givenName}`]))
}

/** For the operator: the scouts of all companies. */
export async function readAnalysisOfAll(db: Db, by: OperatorDimension, period: Omit<AnalysisFilter, 'jobId'>) {
  const counted = await countBy(db, by, period, sql<SqlBool>`true`)
  if (by === 'WHEN') return withLabels(counted, ofWeekCell)
  if (by === 'INDUSTRY') {
    const { industries } = await lookups(db)
    return withLabels(counted, ({ key }) => ({ label: industries.get(Number(key))?.label ?? '未設定' }))
  }
  return withLabels(counted, ({ namedBy }) => ({ label: namedBy ?? '' }))
}
