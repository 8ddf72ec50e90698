import { grouped } from '#ground/grouped.ts'
import { Link } from 'react-router'
import {
  companyPageSize,
  countConditions,
  readCompanyAddress,
  writeCompanyAddress,
} from '#domain/company-search/condition/rules.ts'
import { onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { LoadFailed } from '#web/parts/answers/load-failed.tsx'
import { orNull } from '#web/carry/or-null.ts'
import { countPages, readPageNumber } from '#web/parts/page/page-number.ts'
import { Page } from '#web/parts/page/page.tsx'
import { Pages } from '#web/parts/page/pages.tsx'
import { WithoutScripts } from '#web/parts/shell/without-scripts.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/companies'
import { ConditionChips } from './companies/chips.tsx'
import { presentChoices } from './companies/choices.ts'
import { FilterColumn } from './companies/filter-column.tsx'
import { FilterSheet } from './companies/filter-sheet.tsx'
import { FoundCompanyCard } from './companies/found-company-card.tsx'
import { CompanySkeletons, useLoadingCompanies } from './companies/loading.tsx'
import { resultsId } from './companies/results-focus.ts'
import { NameSearch } from './companies/name-search.tsx'
import { NothingFound } from './companies/nothing-found.tsx'
import { OrderLinks } from './companies/order-links.tsx'
import styles from './companies/companies.module.css'

const CompaniesPage = graphql(`
  query CompaniesPage($condition: CompanySearchInput!, $order: CompanyOrder!, $first: Int!, $offset: Int!) {
    ...CompanyChoices
    searchCompanies(condition: $condition, order: $order, first: $first, offset: $offset) {
      totalCount
      isNearName
      hasWishes
      edges {
        node {
          company {
            id
          }
          ...FoundCompanyCard
        }
      }
      options {
        counts {
          filter
          id
          count
        }
        relaxations {
          filter
          count
        }
      }
    }
  }
`)

const load = async (ask: Ask, { url, params }: { url: URL; params: { page?: string } }) => {
  const address = readCompanyAddress(url.searchParams)
  const page = readPageNumber(params.page)
  const answer = await ask(CompaniesPage, { ...address, first: companyPageSize, offset: (page - 1) * companyPageSize })
  const pageCount = countPages({ page, total: answer.searchCompanies.totalCount, size: companyPageSize }, (last) =>
    urls.candidate.companies(url.searchParams, last),
  )
  const condition = presentChoices(answer, address.condition)
  const dropped = countConditions(address.condition) - countConditions(condition)
  return { answer, order: address.order, condition, dropped, page, pageCount }
}
export const loader = onServer(load)
export const clientLoader = onClient(orNull(load))
export const meta: Route.MetaFunction = ({ matches }) => titleOf('企業をさがす', matches)

type Loaded = NonNullable<Route.ComponentProps['loaderData']>

export default function Companies({ loaderData }: Route.ComponentProps) {
  return (
    <Page className="stack-6">
      <header className={styles.top}>
        <h1>企業をさがす</h1>
        <Link className={linkButtonClass()} to={urls.candidate.favoriteCompanies()}>
          <Icon name="heart" size="small" />
          お気に入り
        </Link>
      </header>
      {loaderData ? <FoundCompanies loaded={loaderData} /> : <LoadFailed />}
      <WithoutScripts />
    </Page>
  )
}

function FoundCompanies({ loaded }: { loaded: Loaded }) {
  const { answer, dropped, page, pageCount } = loaded
  const { searchCompanies: connection } = answer
  const { condition, order, isLoading, isSlow } = useLoadingCompanies(loaded)
  const search = writeCompanyAddress(loaded.condition, loaded.order)
  return (
    <div className={styles.columns}>
      <FilterColumn choices={answer} counts={connection.options.counts} condition={condition} order={order} />
      <section
        id={resultsId}
        tabIndex={-1}
        aria-label="見つかった企業"
        aria-busy={isLoading}
        className={styles.results}
      >
        <div className={styles.bar}>
          <NameSearch condition={condition} order={order} />
          <FilterSheet
            choices={answer}
            counts={connection.options.counts}
            total={connection.totalCount}
            condition={condition}
            order={order}
          />
        </div>
        <ConditionChips choices={answer} condition={condition} order={order} />
        {dropped > 0 && <p className="note-14">いまは選べない条件{dropped}件を外して、さがしています。</p>}
        <div className={styles.head}>
          <p role="status" className={styles.total}>
            <b>{grouped(connection.totalCount)}</b>社
          </p>
          {connection.totalCount > 1 && (
            <OrderLinks condition={condition} order={order} hasWishes={connection.hasWishes} />
          )}
        </div>
        {connection.isNearName && connection.totalCount > 0 && (
          <p className="note-14">
            「{loaded.condition.name}」を含む企業がないため、1文字ちがいの企業を表示しています。
          </p>
        )}
        {isSlow ? (
          <CompanySkeletons />
        ) : connection.edges.length === 0 ? (
          <NothingFound condition={condition} order={order} relaxations={connection.options.relaxations} />
        ) : (
          <ul className={styles.list}>
            {connection.edges.map(({ node }) => (
              <FoundCompanyCard key={node.company.id} found={node} />
            ))}
          </ul>
        )}
        <Pages
          page={page}
          pageCount={pageCount}
          hrefOf={(to) => urls.candidate.companies(search, to)}
          className={styles.pagination}
        />
      </section>
    </div>
  )
}
