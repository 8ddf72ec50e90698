import { recordAudit } from '#domain/audit/commands.ts'
import { listJobTitles } from '#domain/job/queries.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { csvRows, csvStart } from '#platform/documents/csv.ts'
import type { Db } from '#platform/database/db.ts'
import { slashDate, time } from '#ground/tokyo-time.ts'
import { listForExport, listSubjectNames, type ActivityFilter } from './queries.ts'
import { activityKinds, sentenceOf, toldActions } from './rules.ts'
import { actorNameOf, nameInId, subjectIdOf } from './words.ts'

/** The log of a period as a CSV. The export is recorded before the first byte is sent. */
export async function exportActivity(db: Db, company: CompanyViewer, filter: ActivityFilter) {
  const { companyId } = company
  const rows = await listForExport(db, companyId, filter)
  await recordAudit(db, company, [
    { action: 'exportActivity', subject: 'company', subjectId: companyId, companyId, details: { rows: rows.length } },
  ])
  const names = await listSubjectNames(db, companyId)
  const jobIds = [...new Set(rows.filter(({ subject }) => subject === 'job').map(({ subjectId }) => subjectId))]
  const titles = await listJobTitles(db, companyId, jobIds)
  const cells = rows.map((row) => [
    `${slashDate(row.insertedAt)} ${time(row.insertedAt)}`,
    actorNameOf(row, names.get(row.actorId ?? '')),
    activityKinds[toldActions[row.action]?.kind ?? 'COMPANY'],
    sentenceOf(row),
    titles.get(row.subjectId) ?? names.get(subjectIdOf(row) ?? '') ?? nameInId(row) ?? (row.candidateId ? '学生' : ''),
  ])
  const { bytes } = csvRows([['日時', '人', '種類', '内容', '対象'], ...cells], 'UTF_8')
  return Buffer.concat([csvStart('UTF_8'), bytes]).toString('utf8')
}
