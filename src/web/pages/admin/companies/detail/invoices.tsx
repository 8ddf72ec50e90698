import { grouped } from '#ground/grouped.ts'
import { mayAct } from '#domain/admin-account/role/rules.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import type { AdminRole, CompanyInvoicesFragment } from '#web/generated/admin/graphql.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Badge, type BadgeKind } from '#web/ui/marks/badge.tsx'
import { Cancel, Pay, Unpay } from '../../parts/invoice-acts.tsx'
import { Nothing, Section } from '../../parts/section.tsx'
import { IssueInvoice, IssueRenewalInvoice } from './issue-invoice.tsx'
import styles from './papers.module.css'

const CompanyInvoices = graphql(`
  fragment CompanyInvoices on Company {
    id
    contract {
      status
      planKey
      endsOn
    }
    invoices {
      id
      number
      status
      isOverdue
      issuedOn
      dueOn
      paidOn
      cancelReason
      total
      lines {
        description
      }
    }
  }
`)
type Invoice = CompanyInvoicesFragment['invoices'][number]
const column = columnsOf<Invoice>()

const statuses = {
  UNPAID: ['未入金', 'warning'],
  PAID: ['入金済み', 'success'],
  CANCELLED: ['取り消し', 'plain'],
} as const
const wordOf = ({ status, isOverdue }: Invoice): readonly [string, BadgeKind] =>
  isOverdue ? ['期限超過', 'error'] : statuses[status]

const columnsFor = (canIssue: boolean, today: string) => [
  column.name('番号', ({ number }) => number, { kind: 'date' }),
  column.text('品名', (invoice) => <What invoice={invoice} />),
  column.day('発行日', ({ issuedOn }) => issuedOn),
  column.day('支払期限', ({ dueOn }) => dueOn),
  column.figure('税込', ({ total }) => `${grouped(total)}円`, { className: styles.sum }),
  column.mark('状態', (invoice) => <State invoice={invoice} />),
  column.act(
    (invoice) =>
      canIssue &&
      invoice.status !== 'CANCELLED' && (
        <span className={styles.settle}>
          {invoice.status === 'PAID' ? (
            <Unpay invoice={invoice} />
          ) : (
            <>
              <Pay invoice={invoice} today={today} />
              <Cancel invoice={invoice} />
            </>
          )}
        </span>
      ),
  ),
]

type SectionProps = { company: FragmentType<typeof CompanyInvoices>; role: AdminRole }

/** The company's invoices: issued, paid, cancelled. */
export function InvoicesSection({ company, role }: SectionProps) {
  const { id, contract, invoices } = readFragment(CompanyInvoices, company)
  const today = tokyoDay(useNow())
  const canIssue = mayAct(role, 'issueInvoice')
  return (
    <Section id="invoices" title="請求書" end={<p>{invoices.length}件</p>}>
      <DataTable
        label="発行した請求書"
        minWidth={900}
        rows={invoices}
        idOf={(invoice) => invoice.id}
        empty={<Nothing>請求書はありません。契約の締結と更新のときに、自動で発行されます。</Nothing>}
        columns={columnsFor(canIssue, today)}
      />
      {canIssue && (
        <div className={styles.issue}>
          <IssueInvoice companyId={id} today={today} />
          {contract.status === 'EXPIRED' && <IssueRenewalInvoice companyId={id} contract={contract} today={today} />}
        </div>
      )}
    </Section>
  )
}

function What({ invoice: { lines, cancelReason } }: { invoice: Invoice }) {
  const [first, ...more] = lines
  return (
    <>
      {first?.description}
      {more.length > 0 && `、ほか${more.length}件`}
      {cancelReason && <span className="quiet">（{cancelReason}）</span>}
    </>
  )
}

function State({ invoice }: { invoice: Invoice }) {
  const [label, kind] = wordOf(invoice)
  return <Badge kind={kind}>{label}</Badge>
}
