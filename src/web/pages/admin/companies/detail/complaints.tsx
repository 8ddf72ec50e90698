import type { CompanyComplaintsFragment } from '#web/generated/admin/graphql.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { categoryNames } from '#domain/inquiry/contact/rules.ts'
import { slashDate } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
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

const column = columnsOf<CompanyComplaintsFragment['complaints'][number]>()

const states = {
  OPEN: { name: '対応中', kind: 'warning' },
  ANSWERED: { name: '回答済み', kind: 'success' },
  CLOSED: { name: '終了', kind: 'plain' },
} as const

const columns = [
  column.link(
    '受付番号',
    ({ id }) => adminUrls.inquiry(id),
    ({ receiptNumber }) => receiptNumber,
  ),
  column.text('種類', ({ category }) => categoryNames[category]),
  column.mark('状態', ({ status }) => <Badge kind={states[status].kind}>{states[status].name}</Badge>),
  column.day('受付日', ({ insertedAt }) => insertedAt),
  column.text('回答期日', ({ status, dueOn }) => (status === 'OPEN' ? slashDate(dueOn) : '–')),
]

export function ComplaintsSection({ company }: { company: FragmentType<typeof CompanyComplaints> }) {
  const { complaints } = readFragment(CompanyComplaints, company)
  return (
    <Section id="complaints" title="この企業についての申し出" end={<p>{complaints.length}件</p>}>
      <DataTable
        label="この企業についての申し出"
        minWidth={560}
        rows={complaints}
        idOf={({ id }) => id}
        empty={<Nothing>申し出はありません。</Nothing>}
        columns={columns}
      />
    </Section>
  )
}
