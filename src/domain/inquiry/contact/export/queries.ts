import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import { addDays } from '#ground/day.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { slashDate, tokyoDay } from '#ground/tokyo-time.ts'
import { csvRows, csvStart } from '#platform/documents/csv.ts'
import type { Db } from '#platform/database/db.ts'
import { categoryNames, statusNames } from '../rules.ts'
import { checkExport, maxExportedInquiries, type InquiryExport } from './rules.ts'

const guestNames = { CANDIDATE: 'ゲスト（学生の窓口）', CLIENT: 'ゲスト（企業の窓口）' } as const

/**
 * The inquiries received in a period as a spreadsheet for the authority: no names and addresses, unless they are asked
 * for with a reason. The audit row is written before the file leaves. Refuses invalid_input, csv_too_large.
 */
export async function exportInquiries(db: Db, admin: AdminViewer, request: InquiryExport) {
  const { from, to, hasPersons } = request
  const reason = foldSpaces(request.reason)
  refuseInvalid(checkExport({ ...request, reason }))
  const rows = await listReceived(db, from, to)
  if (rows.length > maxExportedInquiries) throw new Refusal('csv_too_large', { values: { max: maxExportedInquiries } })
  await recordAudit(db, admin, [
    {
      action: 'exportInquiries',
      subject: 'inquiry',
      subjectId: `${from}..${to}`,
      details: { rows: rows.length, persons: hasPersons ? 'yes' : 'no', ...(hasPersons && { reason }) },
    },
  ])
  const cells = rows.map((row) => [...cellsOf(row), ...(hasPersons ? [row.name, row.email] : [])])
  const table = csvRows([[...headings, ...(hasPersons ? ['氏名', 'メールアドレス'] : [])], ...cells], 'UTF_8')
  return {
    fileName: `お問い合わせ_${from.replaceAll('-', '')}-${to.replaceAll('-', '')}.csv`,
    content: Buffer.concat([csvStart('UTF_8'), table.bytes]).toString('base64'),
  }
}

type ReceivedRow = Awaited<ReturnType<typeof listReceived>>[number]
const listReceived = (db: Db, from: string, to: string) =>
  db
    .selectFrom('inquiry')
    .leftJoin('company', 'company.id', 'inquiry.reportedCompanyId')
    .select(['inquiry.receiptNumber', 'inquiry.insertedAt', 'inquiry.category', 'inquiry.area', 'inquiry.status'])
    .select(['inquiry.dueOn', 'inquiry.decidedAt', 'inquiry.name', 'inquiry.email'])
    .select(['inquiry.candidateId', 'inquiry.companyId'])
    .select([
      'company.displayName as companyName',
      sql<boolean>`exists (select 1 from inquiry_message where inquiry_id = inquiry.id and inquiry_message.company_id is null)`.as(
        'isAnswered',
      ),
    ])
    .where('inquiry.insertedAt', '>=', startOfTokyoDay(from))
    .where('inquiry.insertedAt', '<', startOfTokyoDay(addDays(to, 1)))
    .orderBy('inquiry.insertedAt')
    .orderBy('inquiry.id')
    .limit(maxExportedInquiries + 1)
    .execute()

const headings = [
  '受付番号',
  '受付日',
  '種類',
  '送信元',
  '対象の企業',
  '回答の期限',
  '対応した日',
  '期限内',
  '状態',
  '回答',
]

function cellsOf(row: ReceivedRow) {
  const { decidedAt, dueOn } = row
  return [
    row.receiptNumber,
    slashDate(row.insertedAt),
    categoryNames[row.category],
    row.candidateId ? '学生' : row.companyId ? '企業' : guestNames[row.area],
    row.companyName ?? '',
    slashDate(dueOn),
    decidedAt ? slashDate(decidedAt) : '',
    decidedAt ? (tokyoDay(decidedAt) <= dueOn ? 'はい' : 'いいえ') : '',
    statusNames[row.status],
    row.isAnswered ? 'あり' : 'なし',
  ]
}
