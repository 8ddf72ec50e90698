import { grouped } from '#ground/grouped.ts'
import { Link, useNavigation } from 'react-router'
import { onClient, onServer } from '#web/carry/ask.ts'
import type { AdminCompaniesQuery } from '#web/generated/admin/graphql.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { contractStatuses } from '#domain/company/rules.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { SearchForm } from '#web/parts/forms/search-form.tsx'
import { Pages } from '#web/parts/page/pages.tsx'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { ContractBadge, contractNames } from './parts/contract-badge.tsx'
import { NoAccess } from './parts/no-access.tsx'
import { choiceOf, flagOf, pagedBy, textOf } from './parts/paged-list.ts'
import type { Route } from './+types/companies'
import styles from './companies.module.css'

const AdminCompanies = graphql(`
  query AdminCompanies(
    $text: String!
    $status: ContractStatus
    $isStale: Boolean!
    $endsSoon: Boolean!
    $order: CompanyOrder!
    $first: Int!
    $offset: Int!
  ) {
    companies(
      text: $text
      status: $status
      hasStaleJobs: $isStale
      endsSoon: $endsSoon
      order: $order
      first: $first
      offset: $offset
    ) {
      totalCount
      nodes {
        id
        displayName
        kana
        corporateNumber
        insertedAt
        contract {
          status
          planLabel
          endsOn
        }
      }
    }
  }
`)

const column = columnsOf<AdminCompaniesQuery['companies']['nodes'][number]>()

const maxText = 60

const orderNames = {
  NAME: '名前の順',
  NEWEST: '新しい順',
  END: '終了が近い順',
  PLAN: '大きいプラン順',
} as const
const orders = ['NAME', 'NEWEST', 'END', 'PLAN'] as const

const { load, addressOf } = pagedBy({
  filters: {
    text: textOf('text', maxText),
    status: choiceOf('status', contractStatuses, null),
    isStale: flagOf('jobs', 'stale'),
    endsSoon: flagOf('ends', 'soon'),
    order: choiceOf('order', orders, 'NAME'),
  },
  urlOf: adminUrls.companies,
  pageSize: 50,
  find: (ask, question) => ask(AdminCompanies, question),
  totalOf: ({ companies }) => companies.totalCount,
})
export const loader = onServer(load)
export const clientLoader = onClient(load)

const title = '企業'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

const columns = [
  column.name('企業', ({ id, displayName, kana }) => (
    <>
      <Link className={linkClass()} to={adminUrls.company(id)}>
        {displayName}
      </Link>
      <small className={styles.kana}>{kana}</small>
    </>
  )),
  column.text('法人番号', ({ corporateNumber }) => corporateNumber),
  column.mark('契約', ({ contract }) => <ContractBadge status={contract.status} />),
  column.text('プラン', ({ contract }) => contract.planLabel),
  column.day('終了日', ({ contract }) => contract.endsOn),
  column.day('登録日', ({ insertedAt }) => tokyoDay(insertedAt)),
]

export default function AdminCompaniesPage({ loaderData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === 'loading'
  if (!loaderData) return <NoAccess title={title} />
  const { companies, filter, page, pageCount, total } = loaderData
  return (
    <>
      <SidePageHead title={title} lead={`${grouped(total)}社`} />
      <CompanySearch filter={filter} />
      <DataTable
        label="企業の一覧"
        minWidth={760}
        busy={isBusy}
        rows={companies.nodes}
        idOf={({ id }) => id}
        empty={<EmptyState title="当てはまる企業はありません">名前の一部か、法人番号で探せます。</EmptyState>}
        columns={columns}
      />
      <Pages page={page} pageCount={pageCount} hrefOf={(to) => addressOf(filter, to)} />
    </>
  )
}

function CompanySearch({ filter }: { filter: Parameters<typeof addressOf>[0] }) {
  return (
    <SearchForm
      address={addressOf(filter)}
      className={styles.search}
      button={
        <Button type="submit" kind="secondary">
          さがす
        </Button>
      }
    >
      <SearchField
        label="企業の名前、読み、法人番号"
        name="text"
        defaultValue={filter.text}
        maxLength={maxText}
        placeholder="名前・読み・法人番号"
        shortcut="/"
        className={styles.text}
      />
      <Select
        aria-label="契約の状態"
        name="status"
        defaultValue={filter.status ?? ''}
        emptyLabel="すべての状態"
        options={contractStatuses.map((status) => ({ value: status, label: contractNames[status] }))}
        className={styles.status}
      />
      <Select
        aria-label="並べ方"
        name="order"
        defaultValue={filter.order}
        options={orders.map((order) => ({ value: order, label: orderNames[order] }))}
        className={styles.status}
      />
      <Checkbox name="jobs" value="stale" defaultChecked={filter.isStale}>
        確認が止まった募集がある
      </Checkbox>
      <Checkbox name="ends" value="soon" defaultChecked={filter.endsSoon}>
        契約の終了が近い
      </Checkbox>
    </SearchForm>
  )
}
