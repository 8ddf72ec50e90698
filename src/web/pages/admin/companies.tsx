import { Form, Link, useNavigation } from 'react-router'
import { notFound, onClient, onServer, type Ask } from '#web/ask.ts'
import type { AdminCompaniesQuery } from '#web/generated/admin/graphql.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { contractStatuses, type ContractStatus } from '#domain/company/rules.ts'
import { firstLetters } from '#ground/text-length.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { countPages, readPageNumber } from '#web/parts/page-number.ts'
import { Pages } from '#web/parts/pages.tsx'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/title.ts'
import { columnsOf } from '#web/parts/columns.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/check.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { ContractBadge, contractNames } from './parts/contract-badge.tsx'
import type { Route } from './+types/companies'
import styles from './companies.module.css'

const AdminCompanies = graphql(`
  query AdminCompanies(
    $text: String!
    $status: ContractStatus
    $isStale: Boolean!
    $endsSoon: Boolean!
    $first: Int!
    $offset: Int!
  ) {
    companies(
      text: $text
      status: $status
      hasStaleJobs: $isStale
      endsSoon: $endsSoon
      first: $first
      offset: $offset
    ) {
      totalCount
      nodes {
        id
        displayName
        kana
        corporateNumber
        contract {
          status
          planLabel
          endsOn
        }
      }
    }
  }
`)

const columns = columnsOf<AdminCompaniesQuery['companies']['nodes'][number]>()

const pageSize = 50
const maxText = 60

type Search = { text: string; status: ContractStatus | null; isStale: boolean; endsSoon: boolean }

function searchOf(query: URLSearchParams): Search {
  const text = firstLetters(query.get('text')?.trim() ?? '', maxText)
  const given = query.get('status') || null
  const status = contractStatuses.find((known) => known === given) ?? null
  if (given !== null && status === null) throw notFound()
  return { text, status, isStale: query.get('jobs') === 'stale', endsSoon: query.get('ends') === 'soon' }
}

const addressOf = ({ text, status, isStale, endsSoon }: Search, page = 1) =>
  adminUrls.companies({
    text,
    status,
    jobs: isStale ? 'stale' : null,
    ends: endsSoon ? 'soon' : null,
    page: page > 1 ? page : null,
  })

const load = async (ask: Ask, { url }: { url: URL }) => {
  const search = searchOf(url.searchParams)
  const page = readPageNumber(url.searchParams.get('page') ?? undefined)
  const { companies } = await ask(AdminCompanies, { ...search, first: pageSize, offset: (page - 1) * pageSize })
  const { totalCount: total, nodes } = companies
  const pageCount = countPages({ page, total, size: pageSize }, (to) => addressOf(search, to))
  return { search, page, pageCount, total, companies: nodes }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)

export const meta: Route.MetaFunction = ({ matches }) => titleOf('企業', matches)

export default function AdminCompaniesPage({ loaderData }: Route.ComponentProps) {
  const { search, page, pageCount, total, companies } = loaderData
  const isBusy = useNavigation().state === 'loading'
  return (
    <>
      <SidePageHead title="企業" lead={`${total.toLocaleString('ja-JP')}社`} />
      <CompanySearch key={addressOf(search)} search={search} />
      <DataTable
        label="企業の一覧"
        minWidth={760}
        busy={isBusy}
        rows={companies}
        idOf={({ id }) => id}
        empty={<EmptyState title="当てはまる企業はありません">名前の一部か、法人番号で探せます。</EmptyState>}
        columns={[
          columns.name('企業', ({ id, displayName, kana }) => (
            <>
              <Link className={linkClass()} to={adminUrls.company(id)}>
                {displayName}
              </Link>
              <small className={styles.kana}>{kana}</small>
            </>
          )),
          columns.text('法人番号', ({ corporateNumber }) => corporateNumber),
          columns.mark('契約', ({ contract }) => <ContractBadge status={contract.status} />),
          columns.text('プラン', ({ contract }) => contract.planLabel),
          columns.day('終了日', ({ contract }) => contract.endsOn),
        ]}
      />
      <Pages page={page} pageCount={pageCount} hrefOf={(to) => addressOf(search, to)} />
    </>
  )
}

function CompanySearch({ search }: { search: Search }) {
  return (
    <Form role="search" className={styles.search}>
      <SearchField
        label="企業の名前、読み、法人番号"
        name="text"
        defaultValue={search.text}
        maxLength={maxText}
        placeholder="名前・読み・法人番号"
        shortcut="/"
        className={styles.text}
      />
      <Select
        aria-label="契約の状態"
        name="status"
        defaultValue={search.status ?? ''}
        emptyLabel="すべての状態"
        options={contractStatuses.map((status) => ({ value: status, label: contractNames[status] }))}
        className={styles.status}
      />
      <Checkbox name="jobs" value="stale" defaultChecked={search.isStale}>
        確認が止まった募集がある
      </Checkbox>
      <Checkbox name="ends" value="soon" defaultChecked={search.endsSoon}>
        契約の終了が近い
      </Checkbox>
      <Button type="submit" kind="secondary">
        さがす
      </Button>
    </Form>
  )
}
