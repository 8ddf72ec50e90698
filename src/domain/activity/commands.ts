import { recordAudit } from '#domain/audit/commands.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { csvRows, csvStart } from '#platform/documents/csv.ts'
import type { Db } from '#platform/database/db.ts'
import { slashDate, time } from '#ground/tokyo-time.ts'
import { listForExport, listNames, type ActivityFilter } from './queries.ts'
import { activityKinds, sentenceOf, toldActions } from './rules.ts'
import { actorNameOf, nameInRow } from './words.ts'

/** The log of a period as a CSV. The export is recorded before the first byte is sent. */
export async function exportActivity(db: Db, company: CompanyViewer, filter: ActivityFilter) {
  const { companyId } = company
  const rows = await listForExport(db, companyId, filter)
  await recordAudit(db, company, [
    { action: 'exportActivity', subject: 'company', subjectId: companyId, companyId, details: { rows: rows.length } },
  ])
  const ids = new Set(rows.flatMap(({ actorId, subjectId }) => (actorId ? [actorId, subjectId] : [subjectId])))
  const names = await listNames(db, companyId, [...ids])
  const cells = rows.map((row) => [
    `${slashDate(row.insertedAt)} ${time(row.insertedAt)}`,
    actorNameOf(row, names.get(row.actorId ?? '')?.text),
    activityKinds[toldActions[row.action]?.kind ?? 'COMPANY'],
    sentenceOf(row),
    nameInRow(row) ?? names.get(row.subjectId)?.text ?? (row.candidateId ? '学生' : ''),
  ])
  const { bytes } = csvRows([['日時', '人', '種類', '内容', '対象'], ...cells], 'UTF_8')
  return Buffer.concat([csvStart('UTF_8'), bytes]).toString('utf8')
}
