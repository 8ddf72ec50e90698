import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { slashDate } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { cellClass, Table } from '#web/ui/table.tsx'
import { invoiceWord, yen } from './words.ts'
import styles from './contract.module.css'

export const OwnInvoice = graphql(`
  fragment OwnInvoice on Invoice {
    id
    number
    status
    isOverdue
    issuedOn
    dueOn
    total
  }
`)

export function Invoices({ invoices }: { invoices: readonly FragmentType<typeof OwnInvoice>[] }) {
  const rows = invoices.map((masked) => readFragment(OwnInvoice, masked))
  return (
    <Card as="section" aria-labelledby="invoices" className={styles.invoices}>
      <h2 id="invoices">請求書</h2>
      {rows.length === 0 ? (
        <p className="quiet">請求書はまだありません。発行されると、ここからPDFでダウンロードできます。</p>
      ) : (
        <Table label="請求書" minWidth={640}>
          <thead>
            <tr>
              <th scope="col">請求書番号</th>
              <th scope="col">発行日</th>
              <th scope="col">お支払期限</th>
              <th scope="col" className={cellClass('figure')}>
                金額（税込）
              </th>
              <th scope="col">状態</th>
              <th scope="col" className={cellClass('act')}>
                <span className="visually-hidden">ダウンロード</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((invoice) => {
              const { label, kind } = invoiceWord(invoice)
              return (
                <tr key={invoice.id}>
                  <th scope="row" className={cellClass('date')}>
                    {invoice.number}
                  </th>
                  <td className={cellClass('date')}>{slashDate(invoice.issuedOn)}</td>
                  <td className={cellClass('date')}>{slashDate(invoice.dueOn)}</td>
                  <td className={cellClass('figure')}>{yen(invoice.total)}</td>
                  <td className={cellClass('mark')}>
                    <Badge kind={kind}>{label}</Badge>
                  </td>
                  <td className={cellClass('act')}>
                    {/* A plain link: an attachment leaves this page open. */}
                    <a href={urls.client.contractInvoice(invoice.id)} className={linkButtonClass()}>
                      <Icon name="download" size="small" />
                      PDF
                      <span className="visually-hidden">（{invoice.number}）</span>
                    </a>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </Table>
      )}
    </Card>
  )
}
