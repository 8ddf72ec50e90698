import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { useFileAddress } from '#web/parts/page/file-address.ts'
import { slashDate } from '#ground/tokyo-time.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
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
  const fileAddress = useFileAddress()
  return (
    <Card as="section" aria-labelledby="invoices" className={styles.invoices}>
      <h2 id="invoices">請求書</h2>
      {rows.length === 0 ? (
        <p className="quiet">
          <Phrases>請求書はまだありません。発行されると、ここからPDFでダウンロードできます。</Phrases>
        </p>
      ) : (
        <ul className={styles.papers}>
          {rows.map((invoice) => {
            const { label, kind } = invoiceWord(invoice)
            return (
              <li key={invoice.id}>
                <p>
                  <b className="num">{invoice.number}</b>
                  <span className="quiet num">
                    発行 {slashDate(invoice.issuedOn)}・お支払期限 {slashDate(invoice.dueOn)}
                  </span>
                </p>
                <p className="line-3">
                  <Badge kind={kind}>{label}</Badge>
                  <b className="num">{yen(invoice.total)}</b>
                </p>
                {/* A plain link: an attachment leaves this page open. */}
                <a href={fileAddress(clientUrls.contractInvoice(invoice.id))} className={linkButtonClass()}>
                  <Icon name="download" size="small" />
                  PDF
                  <span className="visually-hidden">（{invoice.number}）</span>
                </a>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
