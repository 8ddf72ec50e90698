import { recordAudit } from '#domain/audit/commands.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { CsvEncoding } from '#platform/documents/csv.ts'
import type { Db } from '#platform/database/db.ts'
import type { CsvFilter } from './rules.ts'

type Export = { encoding: CsvEncoding; rows: number; by: 'answer' | 'download' }

/**
 * Records the user, the list and the number of rows of an export, but not its students. Called before the first byte
 * leaves the server.
 */
export const recordExport = (db: Db, company: CompanyViewer, filter: CsvFilter, { encoding, rows, by }: Export) =>
  recordAudit(db, company, [
    {
      action: 'csvSearchCandidate',
      subject: 'candidate_csv',
      subjectId: filter.jobId ?? company.companyId,
      companyId: company.companyId,
      details: { ...filter, encoding, rows, by },
    },
  ])
