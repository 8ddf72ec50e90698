import { recordAudit } from '#domain/audit/commands.ts'
import { requireJob } from '#domain/job/queries.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { JobId, ScoutTemplateId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { isUuid } from '#ground/uuid.ts'
import type { Tx } from '#platform/database/db.ts'
import { requireUnchanged } from '#platform/database/revision.ts'
import { editedPart, listTemplates, listUsed, requireTemplate } from './queries.ts'
import { checkTemplate, foldTemplate, isSentFrom, maxTemplates, type ScoutTemplateText } from './rules.ts'

export type ScoutTemplateForm = ScoutTemplateText & { jobId: JobId | null; isShared: boolean }
/** The version that a composer took its text from. */
export type UsedTemplate = { id: string; version: number }

/** Refuses invalid_input, not_found for the job, scout_template_limit_reached. */
export async function createScoutTemplate(tx: Tx, company: CompanyViewer, form: ScoutTemplateForm) {
  const { companyId, companyUserId } = company
  const { title, subject, message, jobId, isShared } = await requireFit(tx, company, form)
  await holdTemplates(tx, company)
  await requireRoom(tx, company, isShared)
  await requireOwnTitle(tx, company, title, isShared)
  const { id } = await tx
    .insertInto('scoutTemplate')
    .values({ companyId, companyUserId, jobId, title, isShared })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('scoutTemplateVersion')
    .values({ companyId, scoutTemplateId: id, version: 1, companyUserId, subject, text: message })
    .execute()
  await record(tx, company, 'createScoutTemplate', id)
  return id as ScoutTemplateId
}

/**
 * A text that was sent stays, and the new one is its next version; a text that nobody was sent is replaced. What is the
 * team's stays the team's. Refuses invalid_input, not_found, changed_meanwhile, scout_template_limit_reached.
 */
export async function updateScoutTemplate(
  tx: Tx,
  company: CompanyViewer,
  id: ScoutTemplateId,
  { revision, ...form }: ScoutTemplateForm & { revision?: string | null | undefined },
) {
  const { companyId, companyUserId } = company
  const { title, subject, message, jobId, ...values } = await requireFit(tx, company, form)
  const template = await lockTemplate(tx, company, id)
  requireUnchanged(editedPart(template), revision)
  const isShared = template.isShared || values.isShared
  if (isShared && !template.isShared && !template.isArchived) await requireRoom(tx, company, true)
  await requireOwnTitle(tx, company, title, isShared, { id })
  const isTextNew = subject !== template.subject || message !== template.message
  const isNewVersion = isTextNew && (await isVersionSent(tx, company, id, template.version))
  const version = isNewVersion ? template.version + 1 : template.version
  const text = { companyUserId, subject, text: message, writtenAt: new Date() }
  if (isNewVersion)
    await tx
      .insertInto('scoutTemplateVersion')
      .values({ companyId, scoutTemplateId: id, version, ...text })
      .execute()
  else if (isTextNew)
    await tx
      .updateTable('scoutTemplateVersion')
      .set(text)
      .where('companyId', '=', companyId)
      .where('scoutTemplateId', '=', id)
      .where('version', '=', version)
      .execute()
  await tx
    .updateTable('scoutTemplate')
    .set({ title, jobId, isShared, version })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
  await record(tx, company, 'updateScoutTemplate', id)
  return id
}

/** Refuses not_found; for one that comes back also scout_template_limit_reached, and invalid_input for a name in use. */
export async function updateScoutTemplateIsArchived(
  tx: Tx,
  company: CompanyViewer,
  id: ScoutTemplateId,
  isArchived: boolean,
) {
  const template = await lockTemplate(tx, company, id)
  if (template.isArchived === isArchived) return id
  if (!isArchived) {
    await requireRoom(tx, company, template.isShared)
    await requireOwnTitle(tx, company, template.title, template.isShared, {
      id,
      advice: '名前を変えて保存してから、アーカイブから戻してください。',
    })
  }
  await tx
    .updateTable('scoutTemplate')
    .set({ isArchived })
    .where('companyId', '=', company.companyId)
    .where('id', '=', id)
    .execute()
  await record(tx, company, 'updateScoutTemplateIsArchived', id)
  return id
}

/** Refuses not_found, and scout_template_not_deletable for one that scouts were sent from: it can be archived. */
export async function deleteScoutTemplate(tx: Tx, company: CompanyViewer, id: ScoutTemplateId) {
  const { companyId } = company
  await lockTemplate(tx, company, id)
  if ((await listUsed(tx, companyId, [id])).size > 0) throw new Refusal('scout_template_not_deletable')
  await tx.deleteFrom('scoutTemplate').where('companyId', '=', companyId).where('id', '=', id).execute()
  await record(tx, company, 'deleteScoutTemplate', id)
  return id
}

/**
 * The version that a sent text was taken from, unless it was written anew or the template is gone. The
 * template is held, so that nobody deletes it or rewrites the version before the text is stored.
 */
export async function holdUsedTemplate(tx: Tx, company: CompanyViewer, used: UsedTemplate | null, message: string) {
  const none = { scoutTemplateId: null, scoutTemplateVersion: null }
  if (!used || !isUuid(used.id)) return none
  const { companyId, companyUserId } = company
  const template = await tx
    .selectFrom('scoutTemplate')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', used.id)
    .where((eb) => eb.or([eb('isShared', '=', true), eb('companyUserId', '=', companyUserId)]))
    .forKeyShare()
    .executeTakeFirst()
  if (!template) return none
  const version = await tx
    .selectFrom('scoutTemplateVersion')
    .select('text')
    .where('companyId', '=', companyId)
    .where('scoutTemplateId', '=', template.id)
    .where('version', '=', used.version)
    .executeTakeFirst()
  if (!version || !isSentFrom(message, version.text)) return none
  return { scoutTemplateId: template.id, scoutTemplateVersion: used.version }
}

async function requireFit(tx: Tx, { companyId }: CompanyViewer, form: ScoutTemplateForm) {
  const folded = foldTemplate(form)
  refuseInvalid(checkTemplate(folded))
  if (folded.jobId !== null) await requireJob(tx, companyId, folded.jobId)
  return folded
}

/** Two people who change the templates of a company at once are one after the other. */
const holdTemplates = (tx: Tx, { companyId }: CompanyViewer) =>
  tx.selectFrom('company').select('id').where('id', '=', companyId).forNoKeyUpdate().execute()

/** A sending that takes its text from the template waits, and is waited for. Refuses not_found. */
async function lockTemplate(tx: Tx, company: CompanyViewer, id: ScoutTemplateId) {
  await holdTemplates(tx, company)
  await tx
    .selectFrom('scoutTemplate')
    .select('id')
    .where('companyId', '=', company.companyId)
    .where('id', '=', id)
    .forUpdate()
    .execute()
  return requireTemplate(tx, company, id)
}

async function requireRoom(tx: Tx, company: CompanyViewer, isShared: boolean) {
  const others = await listTemplates(tx, company, { isArchived: false })
  if (others.filter((other) => other.isShared === isShared).length >= maxTemplates)
    throw new Refusal('scout_template_limit_reached', { values: { limit: maxTemplates } })
}

async function requireOwnTitle(
  tx: Tx,
  company: CompanyViewer,
  title: string,
  isShared: boolean,
  { id, advice = '別の名前にしてください。' }: { id?: string; advice?: string } = {},
) {
  const others = await listTemplates(tx, company, { isArchived: false })
  if (others.some((other) => other.id !== id && other.title === title && other.isShared === isShared))
    refuseInvalid([{ path: 'title', message: `同じ名前のテンプレートがあります。${advice}` }])
}

const isVersionSent = async (tx: Tx, { companyId }: CompanyViewer, id: ScoutTemplateId, version: number) =>
  (await tx
    .selectFrom('templateMessageHistory')
    .select('id')
    .where('companyId', '=', companyId)
    .where('scoutTemplateId', '=', id)
    .where('scoutTemplateVersion', '=', version)
    .limit(1)
    .executeTakeFirst()) !== undefined

const record = (tx: Tx, company: CompanyViewer, action: string, subjectId: string) =>
  recordAudit(tx, company, [{ action, subject: 'scout_template', subjectId, companyId: company.companyId }])
