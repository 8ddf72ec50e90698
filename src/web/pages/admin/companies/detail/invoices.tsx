import { useState } from 'react'
import { mayAct } from '#domain/admin-account/role/rules.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import type { AdminRole, CompanyInvoicesFragment } from '#web/generated/admin/graphql.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Badge, type BadgeKind } from '#web/ui/marks/badge.tsx'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Nothing, Section } from '../../parts/section.tsx'
import { IssueInvoice, IssueRenewalInvoice } from './issue-invoice.tsx'
import styles from './papers.module.css'

const CompanyInvoices = graphql(`
  fragment CompanyInvoices on Company {
    id
    contract {
      status
      planKey
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
  column.figure('税込', ({ total }) => `${total.toLocaleString('ja-JP')}円`, { className: styles.sum }),
  column.mark('状態', (invoice) => <State invoice={invoice} />),
  column.act(
    (invoice) =>
      canIssue &&
      invoice.status === 'UNPAID' && (
        <span className={styles.settle}>
          <Pay invoice={invoice} today={today} />
          <Cancel invoice={invoice} />
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
          {contract.status === 'EXPIRED' && (
            <IssueRenewalInvoice companyId={id} planKey={contract.planKey} today={today} />
          )}
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

function Pay({ invoice, today }: { invoice: Invoice; today: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <LinkButton onClick={() => setOpen(true)}>入金済みにする</LinkButton>
      <ActDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`${invoice.number}：入金済みにする`}
        fields={{ intent: 'payInvoice', id: invoice.id }}
        verb="入金済みにする"
        renderInputs={(errorOf) => (
          <DatePicker
            label="入金日"
            name="paidOn"
            required
            today={today}
            min={invoice.issuedOn}
            max={today}
            defaultValue={today}
            error={errorOf('paidOn')}
          />
        )}
      >
        <p>{invoice.total.toLocaleString('ja-JP')}円の入金を確かめてから押してください。取り消せません。</p>
      </ActDialog>
    </>
  )
}

function Cancel({ invoice }: { invoice: Invoice }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <LinkButton onClick={() => setOpen(true)}>取り消す</LinkButton>
      <ActDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`${invoice.number}：取り消す`}
        fields={{ intent: 'cancelInvoice', id: invoice.id }}
        verb="請求書を取り消す"
        cancel="請求書を残す"
        isDanger
        renderInputs={(errorOf) => (
          <TextField label="理由（請求書に記載されます）" name="reason" required error={errorOf('reason')} />
        )}
      >
        <p>番号は欠番にせず、取り消した請求書として残ります。元に戻すことはできません。</p>
      </ActDialog>
    </>
  )
}
