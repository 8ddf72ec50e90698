import { recordAudit } from '#domain/audit/commands.ts'
import { searchAudit } from '#domain/audit/search/queries.ts'
import { checkPeriod, maxCounted, auditPageSize, usualPeriod, type AuditSearch } from '#domain/audit/search/rules.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { isUuid } from '#ground/uuid.ts'
import type { Db } from '#platform/database/db.ts'

/**
 * Looks something up in the audit, and leaves a row of its own before anything is shown: who looked for what. Refuses
 * invalid_input for a period.
 */
export async function lookIntoAudit(db: Db, admin: AdminViewer, terms: Partial<AuditSearch>, page: number) {
  const search = { ...everything, ...usualPeriod(tokyoToday()), ...terms }
  refuseInvalid([checkPeriod(search)])
  const conditions = Object.entries(search)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => [name, mayStay(name, value) ? value : 'no id'])
  const lastPage = maxCounted / auditPageSize
  const pageNumber = Math.min(Math.max(page, 1), lastPage)
  await recordAudit(db, admin, [
    {
      action: 'searchAudit',
      subject: 'audit',
      subjectId: admin.adminAccountId,
      details: { ...Object.fromEntries(conditions), page: pageNumber },
    },
  ])
  return searchAudit(db, search, pageNumber)
}

// A search for a mail address, a phone number or a name finds nothing, and must not stay in the record.
const mayStay = (name: string, value: string) =>
  name.endsWith('Id') && name !== 'subjectId' && name !== 'requestId'
    ? isUuid(value.toLowerCase())
    : /^[\w.:-]{1,100}$/.test(value)

const everything: AuditSearch = {
  from: '',
  to: '',
  area: '',
  actorId: '',
  companyId: '',
  candidateId: '',
  action: '',
  subject: '',
  subjectId: '',
  requestId: '',
}
