import { sql } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import type { ScoutTemplateId } from '#ground/id.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { hasAccepted, isAnswerFinal } from '../../answer/queries.ts'
import { readRateOf } from '../../read-rate/rules.ts'
import { maxListedArchived, maxListedVersions, maxTemplates, resultOf, type VersionResult } from './rules.ts'

/** Of the company's templates, those of the team and the caller's own: a colleague's own ones stay with them. */
const templates = (db: Db | Tx, { companyId, companyUserId }: CompanyViewer) =>
  db
    .selectFrom('scoutTemplate')
    .innerJoin('scoutTemplateVersion as newest', (join) =>
      ofSameCompany(join, 'newest.scoutTemplateId', 'scoutTemplate.id').onRef(
        'newest.version',
        '=',
        'scoutTemplate.version',
      ),
    )
    .selectAll('scoutTemplate')
    .select(['newest.subject', 'newest.text as message', 'newest.writtenAt', 'newest.companyUserId as writtenBy'])
    .where('scoutTemplate.companyId', '=', companyId)
    .where((eb) =>
      eb.or([eb('scoutTemplate.isShared', '=', true), eb('scoutTemplate.companyUserId', '=', companyUserId)]),
    )

export type ScoutTemplateRow = Awaited<ReturnType<typeof requireTemplate>>

/** `jobId`: those for the job and those for all jobs. The team's and one's own, by their titles. */
export function listTemplates(
  db: Db | Tx,
  company: CompanyViewer,
  { isArchived, jobId }: { isArchived: boolean; jobId?: string | null },
) {
  const such = templates(db, company).where('scoutTemplate.isArchived', '=', isArchived)
  if (isArchived) return such.orderBy('scoutTemplate.id', 'desc').limit(maxListedArchived).execute()
  return such
    .$if(typeof jobId === 'string', (query) =>
      query.where((eb) => eb.or([eb('scoutTemplate.jobId', 'is', null), eb('scoutTemplate.jobId', '=', jobId ?? '')])),
    )
    .orderBy('scoutTemplate.isShared', 'desc')
    .orderBy('scoutTemplate.title')
    .orderBy('scoutTemplate.id')
    .limit(2 * maxTemplates)
    .execute()
}

/** Refuses not_found. */
export async function requireTemplate(db: Db | Tx, company: CompanyViewer, id: ScoutTemplateId) {
  const template = await templates(db, company).where('scoutTemplate.id', '=', id).executeTakeFirst()
  if (!template) throw new Refusal('not_found')
  return template
}

/** The fields that the form of a template replaces. */
export const editedPart = ({ title, jobId, isShared, subject, message, version }: ScoutTemplateRow) => ({
  title,
  jobId,
  isShared,
  subject,
  message,
  version,
})

/** Batched: the templates that scouts were sent from, which stay. */
export async function listUsed(db: Db | Tx, companyId: CompanyId, ids: readonly string[]) {
  const rows = await db
    .selectFrom('templateMessageHistory')
    .select('scoutTemplateId')
    .distinct()
    .where('companyId', '=', companyId)
    .where('scoutTemplateId', 'in', ids)
    .execute()
  return new Map(rows.map(({ scoutTemplateId: id }) => [id ?? '', true]))
}

export type VersionRow =
  Awaited<ReturnType<typeof listVersions>> extends Map<string, infer Rows>
    ? Rows extends (infer Row)[]
      ? Row
      : never
    : never

/** Batched: the newest versions of each template, the newest first. */
export async function listVersions(db: Db, companyId: CompanyId, ids: readonly string[]) {
  const rows = await db
    .selectFrom('scoutTemplateVersion')
    .innerJoin('scoutTemplate', (join) =>
      ofSameCompany(join, 'scoutTemplate.id', 'scoutTemplateVersion.scoutTemplateId'),
    )
    .selectAll('scoutTemplateVersion')
    .where('scoutTemplateVersion.companyId', '=', companyId)
    .where('scoutTemplateVersion.scoutTemplateId', 'in', ids)
    .where((eb) => eb('scoutTemplateVersion.version', '>', eb('scoutTemplate.version', '-', maxListedVersions)))
    .orderBy('scoutTemplateVersion.version', 'desc')
    .execute()
  return Map.groupBy(rows, (row) => row.scoutTemplateId)
}

/**
 * The names and texts of versions, by their keys, archived templates as well. A colleague's own template has none: it
 * exists for nobody else.
 */
export async function listVersionNames(
  db: Db,
  { companyId, companyUserId }: CompanyViewer,
  versions: readonly { id: string; version: number }[],
) {
  if (versions.length === 0) return new Map<string, { title: string; text: string }>()
  const rows = await db
    .selectFrom('scoutTemplateVersion as version')
    .innerJoin('scoutTemplate as template', (join) => ofSameCompany(join, 'template.id', 'version.scoutTemplateId'))
    .select(['version.scoutTemplateId', 'version.version', 'template.title', 'version.text'])
    .where('version.companyId', '=', companyId)
    .where((eb) =>
      eb(
        eb.refTuple('version.scoutTemplateId', 'version.version'),
        'in',
        versions.map(({ id, version }) => eb.tuple(id, version)),
      ),
    )
    .where((eb) => eb.or([eb('template.isShared', '=', true), eb('template.companyUserId', '=', companyUserId)]))
    .execute()
  return new Map(
    rows.map(({ scoutTemplateId: id, version, title, text }) => [versionKey(id, version), { title, text }]),
  )
}

export const versionKey = (templateId: string, version: number) => `${templateId} ${version}`

/**
 * Batched by the keys of versions: what became of the scouts that have left. A decline that can still be taken back is
 * told by no figure; a student who has left the company's sight is counted on, as the figures may not tell of it.
 */
export async function findResults(db: Db, companyId: CompanyId, keys: readonly string[]) {
  const ids = [...new Set(keys.map((key) => key.split(' ')[0] ?? ''))]
  const answered = isAnswerFinal('scout')
  const { rows } = await sql<Record<'templateId', string> & Record<Figure, number> & { medianDays: number | null }>`
    select letter.scout_template_id as template_id, letter.scout_template_version as version,
      count(*)::int as sent,
      count(*) filter (where ${hasAccepted('scout')})::int as accepted,
      count(*) filter (where ${answered})::int as answered,
      count(*) filter (where not ${answered} and scout.read_at is not null)::int as read_unanswered,
      count(*) filter (where not ${answered} and scout.read_at is null)::int as unread,
      round((percentile_cont(0.5) within group
        (order by extract(epoch from scout.answered_at - scout.sent_at))
        filter (where ${answered}) / 86400)::numeric, 1)::float8 as median_days
    from template_message_history letter
    join scout_invitation scout on scout.company_id = letter.company_id
      and scout.template_message_history_id = letter.id and scout.status <> 'SCHEDULED'
    where letter.company_id = ${companyId} and letter.scout_template_id = any(${ids}::uuid[])
    group by letter.scout_template_id, letter.scout_template_version`.execute(db)
  return new Map<string, VersionResult>(
    rows.map((row) => [versionKey(row.templateId, row.version), resultOf({ ...row, readRate: readRateOf(row) })]),
  )
}
type Figure = 'version' | 'sent' | 'accepted' | 'answered' | 'readUnanswered' | 'unread'
