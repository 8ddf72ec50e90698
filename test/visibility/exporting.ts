import { exportParts, requireExport } from '#domain/candidate-search/csv/queries.ts'
import type { CsvFilter } from '#domain/candidate-search/csv/rules.ts'
import { csvEncodings } from '#domain/candidate-search/csv/rules.ts'
import { accepted, type Role } from './crowd.ts'
import { asked, type Path } from './path.ts'

type Exported = { csvSearchCandidate: { contents: string; encoding: string; count: number } }

// Marks and addresses are ASCII: they stand in the bytes of either encoding.
const readable = ({ contents, encoding }: Exported['csvSearchCandidate']) =>
  encoding === 'UTF_8' ? contents : Buffer.from(contents, 'base64').toString('latin1')

const document = `query ($status: CsvScoutInvitationStatus!, $encoding: CsvEncoding!) {
  csvSearchCandidate(scoutInvitationStatus: $status, encoding: $encoding) { contents encoding count } }`

const lists: [CsvFilter['scoutInvitationStatus'], readonly Role[]][] = [
  ['ACCEPTED', accepted],
  ['HIRED', ['hired']],
]

/** §7 the CSV: as an answer, and as the download of §2. */
export const csvPaths: Path[] = csvEncodings.flatMap((encoding) =>
  lists.flatMap(([status, shows]): Path[] => [
    {
      through: ['Query.csvSearchCandidate'],
      what: `${status} in ${encoding}`,
      shows,
      keeps: shows,
      ask: async (asking) => {
        const { text } = await asked(document, () => ({ status, encoding }))(asking)
        const { csvSearchCandidate } = JSON.parse(text) as Exported
        return { text: readable(csvSearchCandidate), count: csvSearchCandidate.count }
      },
    },
    {
      through: ['GET /api/clients/candidates/csv'],
      what: `${status} in ${encoding}, downloaded`,
      shows,
      keeps: shows,
      ask: async ({ app, company }) => {
        const filter: CsvFilter = { jobId: null, scoutInvitationStatus: status, schedulingStatus: null }
        const { count } = await requireExport(app.db, company.companyId, filter)
        const parts = await Array.fromAsync(exportParts(app.db, company.companyId, filter, encoding))
        expectSame(count, parts)
        return { text: Buffer.concat(parts.map(({ bytes }) => bytes)).toString('latin1'), count }
      },
    },
  ]),
)

function expectSame(count: number, parts: { rows: number }[]) {
  const rows = parts.reduce((sum, part) => sum + part.rows, 0)
  if (rows !== count) throw new Error(`the audit row says ${count}, the file has ${rows}`)
}
