import { grouped } from '#ground/grouped.ts'
import { Form, Link, useNavigation } from 'react-router'
import { mayAct } from '#domain/admin-account/role/rules.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { daysUntil, tokyoDay } from '#ground/tokyo-time.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer } from '#web/carry/ask.ts'
import type { UnpaidInvoicesQuery } from '#web/generated/admin/graphql.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { Pages } from '#web/parts/page/pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { invoiceActs } from '../parts/invoice-act.ts'
import { Pay } from '../parts/invoice-acts.tsx'
import { NoAccess } from '../parts/no-access.tsx'
import { OperatorsOnly } from '../parts/operators-only.tsx'
import { flagOf, pagedBy, textOf } from '../parts/paged-list.ts'
import type { Route } from './+types/invoices'
import styles from '../companies.module.css'

const UnpaidInvoices = graphql(`
  query UnpaidInvoices($text: String!, $isOverdue: Boolean!, $first: Int!, $offset: Int!) {
    viewer {
      id
      role
    }
    unpaidInvoices(text: $text, isOverdue: $isOverdue, first: $first, offset: $offset) {
      totalCount
      totalYen
      nodes {
        id
        number
        recipientName
        issuedOn
        dueOn
        isOverdue
        total
        company {
          id
        }
      }
    }
  }
`)

const column = columnsOf<UnpaidInvoicesQuery['unpaidInvoices']['nodes'][number]>()
const maxText = 60

const { load, addressOf } = pagedBy({
  filters: { text: textOf('text', maxText), isOverdue: flagOf('due', 'over') },
  urlOf: adminUrls.invoices,
  pageSize: 50,
  find: (ask, question) => ask(UnpaidInvoices, question),
  totalOf: ({ unpaidInvoices }) => unpaidInvoices.totalCount,
})
export const loader = onServer(load)
export const clientLoader = onClient(load)
const actOnInvoice = act({ payInvoice: invoiceActs.payInvoice })
export const action = actOnServer(actOnInvoice)
export const clientAction = actOnClient(actOnInvoice)

const title = '入金待ち'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

const columnsFor = (canPay: boolean, now: string) => [
  column.name('企業', ({ company, recipientName }) => (
    <Link className={linkClass()} to={`${adminUrls.company(company.id)}#invoices`}>
      {recipientName}
    </Link>
  )),
  column.text('番号', ({ number }) => number),
  column.day('発行日', ({ issuedOn }) => issuedOn),
  column.day('支払期限', ({ dueOn }) => dueOn),
  column.mark('状態', ({ dueOn, isOverdue }) => {
    const days = daysUntil(dueOn, now)
    if (isOverdue) return <Badge kind="error">{-days}日超過</Badge>
    return <Badge kind="warning">{days === 0 ? '今日まで' : `あと${days}日`}</Badge>
  }),
  column.figure('税込', ({ total }) => `${grouped(total)}円`),
  column.act((invoice) => canPay && <Pay invoice={invoice} today={tokyoDay(now)} />),
]

export default function AdminInvoicesPage({ loaderData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === 'loading'
  const now = useNow()
  if (!loaderData) return <NoAccess title={title} />
  const { unpaidInvoices, viewer, filter, page, pageCount, total } = loaderData
  const sum = `${grouped(total)}件、合計${grouped(unpaidInvoices.totalYen)}円（税込）`
  return (
    <>
      <SidePageHead title={title} lead={total > 0 ? sum : undefined} />
      <OperatorsOnly role={viewer.role} mutation="markInvoicePaid" act="入金の記録" />
      <Form role="search" key={addressOf(filter)} className={styles.search}>
        <SearchField
          label="企業の名前、請求書の番号"
          name="text"
          defaultValue={filter.text}
          maxLength={maxText}
          placeholder="企業の名前・番号"
          shortcut="/"
          className={styles.text}
        />
        <Checkbox name="due" value="over" defaultChecked={filter.isOverdue}>
          期限を過ぎたものだけ
        </Checkbox>
        <Button type="submit" kind="secondary">
          さがす
        </Button>
      </Form>
      <DataTable
        label="入金を待っている請求書"
        minWidth={820}
        busy={isBusy}
        rows={unpaidInvoices.nodes}
        idOf={({ id }) => id}
        empty={
          <EmptyState
            title={filter.isOverdue ? '期限を過ぎた請求書はありません' : '入金を待っている請求書はありません'}
          >
            請求書は企業のページで発行し、入金を確かめたら「入金済みにする」を押します。
          </EmptyState>
        }
        columns={columnsFor(mayAct(viewer.role, 'markInvoicePaid'), now)}
      />
      <Pages page={page} pageCount={pageCount} hrefOf={(to) => addressOf(filter, to)} />
    </>
  )
}
