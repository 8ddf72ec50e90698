import { Link } from 'react-router'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { categoryNames } from '#domain/inquiry/contact/rules.ts'
import { slashDate } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { Badge } from '#web/ui/badge.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Table } from '#web/ui/table.tsx'
import { Nothing, Section } from '../../parts/section.tsx'

const CompanyComplaints = graphql(`
  fragment CompanyComplaints on Company {
    complaints {
      id
      receiptNumber
      category
      status
      dueOn
      insertedAt
    }
  }
`)

const states = { OPEN: ['対応中', 'warning'], ANSWERED: ['回答済み', 'success'], CLOSED: ['終了', 'plain'] } as const

export function ComplaintsSection({ company }: { company: FragmentType<typeof CompanyComplaints> }) {
  const { complaints } = readFragment(CompanyComplaints, company)
  return (
    <Section id="complaints" title="この企業についての申し出" end={<p>{complaints.length}件</p>}>
      {complaints.length === 0 ? (
        <Nothing>申し出はありません。</Nothing>
      ) : (
        <Table label="この企業についての申し出" minWidth={560}>
          <thead>
            <tr>
              <th scope="col">受付番号</th>
              <th scope="col">種類</th>
              <th scope="col">状態</th>
              <th scope="col">受付日</th>
              <th scope="col">回答期日</th>
            </tr>
          </thead>
          <tbody>
            {complaints.map(({ id, receiptNumber, category, status, dueOn, insertedAt }) => {
              const [name, kind] = states[status]
              return (
                <tr key={id}>
                  <th scope="row">
                    <Link className={linkClass()} to={adminUrls.inquiry(id)}>
                      {receiptNumber}
                    </Link>
                  </th>
                  <td>{categoryNames[category]}</td>
                  <td>
                    <Badge kind={kind}>{name}</Badge>
                  </td>
                  <td>{slashDate(insertedAt)}</td>
                  <td>{status === 'OPEN' ? slashDate(dueOn) : '–'}</td>
                </tr>
              )
            })}
          </tbody>
        </Table>
      )}
    </Section>
  )
}
