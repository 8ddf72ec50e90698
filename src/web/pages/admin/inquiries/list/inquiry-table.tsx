import { Link } from 'react-router'
import { categoryNames } from '#domain/inquiry/contact/rules.ts'
import { slashDate, time } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { Badge } from '#web/ui/badge.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { cellClass, figureCellClass, Table } from '#web/ui/table.tsx'
import { Due } from '../due.tsx'
import styles from './list.module.css'

const InquiryRow = graphql(`
  fragment InquiryRow on Inquiry {
    id
    receiptNumber
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

const senderOf = ({ candidateId, companyId }: { candidateId: string | null; companyId: string | null }) =>
  candidateId ? '学生' : companyId ? '企業' : 'ゲスト'

export function InquiryTable({ inquiries }: { inquiries: readonly FragmentType<typeof InquiryRow>[] }) {
  return (
    <Table label="お問い合わせの一覧" minWidth={820}>
      <thead>
        <tr>
          <th scope="col">受付番号</th>
          <th scope="col">種類</th>
          <th scope="col">回答の期限</th>
          <th scope="col">報告された掲載</th>
          <th scope="col" className={figureCellClass}>
            添付
          </th>
          <th scope="col">担当</th>
          <th scope="col">受付</th>
        </tr>
      </thead>
      <tbody>
        {inquiries.map((row) => {
          const inquiry = readFragment(InquiryRow, row)
          const { reportedJob: job, reportedCompany: company, attachments } = inquiry
          return (
            <tr key={inquiry.id}>
              <th scope="row" className={cellClass('date')}>
                <Link className={linkClass()} to={adminUrls.inquiry(inquiry.id)}>
                  {inquiry.receiptNumber}
                </Link>
              </th>
              <td className={cellClass('mark')}>
                {categoryNames[inquiry.category]}
                <div className={styles.about}>{senderOf(inquiry)}から</div>
              </td>
              <td>
                <Due dueOn={inquiry.dueOn} isOpen={inquiry.status === 'OPEN'} />
              </td>
              <td>
                {company?.displayName}{' '}
                {company && company.complaintCount > 1 && <Badge kind="warning">報告{company.complaintCount}件</Badge>}
                {job && <div className={styles.about}>{job.title}</div>}
              </td>
              <td className={figureCellClass}>{attachments.length || ''}</td>
              <td>{inquiry.assignedTo?.familyName}</td>
              <td className={cellClass('date')}>
                {slashDate(inquiry.insertedAt)} {time(inquiry.insertedAt)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
