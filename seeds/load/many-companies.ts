import type pg from 'pg'
import { manyCompany, type ManyCompany } from '#seeds/company/many.ts'
import { dayMs } from '#ground/tokyo-time.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { copyRows } from './copy.ts'
import { seedId } from './seed-id.ts'

type Row = { id: string; jobId: string; editedAt: Date; company: ManyCompany }

/** Companies beside those with stories, each with one published job: for a bench of the students' list. */
export async function loadManyCompanies(
  client: pg.ClientBase,
  { seed, count, now }: { seed: number; count: number; now: Date },
) {
  const since = new Date(now.getTime() - 500 * dayMs)
  const rows = Array.from({ length: count }, (_, n): Row => {
    const company = manyCompany(seed, n)
    const name = `${seed}/many/${n}`
    const editedAt = new Date(now.getTime() - company.daysSinceEdit * dayMs)
    return { id: seedId(since, name), jobId: seedId(since, `${name}/job`), editedAt, company }
  })
  await copyRows(
    client,
    'company',
    companyColumns,
    rows.map((row) => companyCells(row, since)),
  )
  const contents = rows.map(({ id, company }) => [
    id,
    0,
    'TEXT',
    `${company.displayName}は、${company.tagline}会社です。`,
  ])
  await copyRows(client, 'company_content', ['company_id', 'position', 'kind', 'text'], contents)
  const today = tokyoToday(now)
  const contracts = rows.map(({ id }) => [id, 'LIGHT', 'ACTIVE', addDays(today, -200), addDays(today, 200)])
  await copyRows(client, 'contract', ['company_id', 'plan_key', 'status', 'starts_on', 'ends_on'], contracts)
  await copyRows(client, 'job', jobColumns, rows.map(jobCells))
  const texts = rows.map(({ id, jobId, company }) => [id, jobId, 0, 'TEXT', `${company.tagline}仕事をお任せします。`])
  await copyRows(client, 'job_content', ['company_id', 'job_id', 'position', 'kind', 'text'], texts)
}

const companyColumns =
  `id legal_name display_name kana corporate_number industry_ids company_size_id employees representative
  postal_code prefecture_id city address_line tagline company_selection_criterion_ids mark_shape mark_background
  mark_foreground office_prefecture_ids inserted_at set_up_at checked_at edited_at`.split(/\s+/)

const companyCells = ({ id, editedAt, company }: Row, since: Date) => [
  id,
  company.legalName,
  company.displayName,
  company.kana,
  company.corporateNumber,
  company.industryIds,
  company.companySizeId,
  company.employees,
  '見本 太郎',
  '1000000',
  company.prefectureId,
  '見本市',
  '1丁目1番',
  company.tagline,
  company.criterionIds,
  company.mark.shape,
  company.mark.background,
  company.mark.foreground,
  company.officePrefectureIds,
  since,
  since,
  editedAt,
  editedAt,
]

const jobColumns = `company_id id title status scout_type_id job_type_ids kind completion_description last_edited_at
  inserted_at`.split(/\s+/)

const jobCells = ({ id, jobId, editedAt, company }: Row) => [
  id,
  jobId,
  `${company.displayName}の募集`,
  'PUBLISHED',
  company.scoutTypeId,
  [company.jobTypeId],
  'MESSAGE',
  'ありがとうございます。担当者からご連絡します。',
  editedAt,
  editedAt,
]
