import { Link } from 'react-router'
import { categoryNames } from '#domain/inquiry/contact/rules.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import type { InquiryRowFragment } from '#web/generated/admin/graphql.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Due } from '../due.tsx'

const InquiryRow = graphql(`
  fragment InquiryRow on Inquiry {
    id
    receiptNumber
    firstLine
    status
    area
    category
    dueOn
    insertedAt
    candidateId
    companyId
    attachments {
      position
    }
    assignedTo {
      id
      familyName
    }
    reportedJob {
      title
      complaintCount
    }
    reportedCompany {
      displayName
      complaintCount
    }
  }
`)

type Inquiry = InquiryRowFragment
const column = columnsOf<Inquiry>()

const senderOf = ({ candidateId, companyId }: Inquiry) => (candidateId ? '学生' : companyId ? '企業' : 'ゲスト')

const columns = [
  column.name('お問い合わせ', (inquiry) => <FirstLine inquiry={inquiry} />),
  column.mark('種類', (inquiry) => (
    <>
      {categoryNames[inquiry.category]}
      <div className="note-13">{senderOf(inquiry)}から</div>
    </>
  )),
  column.text('回答の期限', ({ dueOn, status }) => <Due dueOn={dueOn} isOpen={status === 'OPEN'} />),
  column.text('報告された掲載', (inquiry) => <Reported inquiry={inquiry} />),
  column.figure('添付', ({ attachments }) => attachments.length || ''),
  column.mark('担当', ({ assignedTo }) => assignedTo?.familyName),
  column.moment('受付', ({ insertedAt }) => insertedAt),
]

export const InquiryTable = ({ inquiries }: { inquiries: readonly FragmentType<typeof InquiryRow>[] }) => (
  <DataTable
    label="お問い合わせの一覧"
    minWidth={900}
    rows={readFragment(InquiryRow, inquiries)}
    idOf={({ id }) => id}
    columns={columns}
  />
)

const FirstLine = ({ inquiry: { id, firstLine, receiptNumber } }: { inquiry: Inquiry }) => (
  <>
    <Link className={linkClass()} to={adminUrls.inquiry(id)}>
      {firstLine}
    </Link>
    <div className="note-13">{receiptNumber}</div>
  </>
)

const Reported = ({ inquiry: { reportedJob: job, reportedCompany: company } }: { inquiry: Inquiry }) => (
  <>
    {company?.displayName}{' '}
    {company && company.complaintCount > 1 && <Badge kind="warning">報告{company.complaintCount}件</Badge>}
    {job && <div className="note-13">{job.title}</div>}
  </>
)
