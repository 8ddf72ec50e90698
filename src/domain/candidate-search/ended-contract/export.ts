import { recordAudit } from '#domain/audit/commands.ts'
import { Refusal } from '#ground/refusal.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { CsvEncoding } from '#platform/documents/csv.ts'
import type { Db } from '#platform/database/db.ts'
import { exportParts } from '../csv/queries.ts'
import { countContacts, mayReadContacts, requireEnded } from './queries.ts'
import { endedCsvStatuses } from './rules.ts'

type Asked = { subject: string | null; address: string; encoding: CsvEncoding }

/**
 * The contacts of the students who had accepted, for the ADMIN of a pass: domain-data 1.18. Recorded in the audit before
 * the first byte. Refuses as `requireEnded` does, and contacts_closed unless the operator has provided them.
 */
export async function openEndedContacts(db: Db, { subject, address, encoding }: Asked) {
  const viewer = await requireEnded(db, subject, address)
  if (!(await mayReadContacts(db, viewer))) throw new Refusal('contacts_closed')
  const { companyId } = viewer
  await recordAudit(db, viewer, [
    {
      action: 'exportEndedContacts',
      subject: 'candidate_csv',
      subjectId: companyId,
      companyId,
      details: { encoding, rows: await countContacts(db, viewer) },
    },
  ])
  return { title: `承認済み学生の連絡先_${tokyoToday().replaceAll('-', '')}.csv`, parts: parts(db, viewer, encoding) }
}

/** One table: the head comes with the first status alone. */
async function* parts(db: Db, { companyId }: Awaited<ReturnType<typeof requireEnded>>, encoding: CsvEncoding) {
  for (const [at, scoutInvitationStatus] of endedCsvStatuses.entries()) {
    const found = exportParts(db, companyId, { jobId: null, scoutInvitationStatus, schedulingStatus: null }, encoding)
    if (at > 0) await found.next()
    yield* found
  }
}
