import { answerBusinessDays } from '#domain/scout-invitation/offer-report/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { onClient, onServer, type Ask, type ClientArgs } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { LoadFailed } from '#web/parts/answers/load-failed.tsx'
import { orNull } from '#web/carry/or-null.ts'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { countPages, readPageNumber } from '#web/parts/page/page-number.ts'
import { Pages } from '#web/parts/page/pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Route } from './+types/offer-reports'
import { OpenReport } from './offer-reports/open-report.tsx'
import { RowList } from './parts/row-list.tsx'

const OfferReportsPage = graphql(`
  query OfferReportsPage($first: Int!, $offset: Int!) {
    offerReports(first: $first, offset: $offset) {
      totalCount
      nodes {
        id
        ...OpenReport
      }
    }
  }
`)

const pageSize = 20

async function load(ask: Ask, { url }: Pick<ClientArgs, 'url'>) {
  const page = readPageNumber(url.searchParams.get('page') ?? undefined)
  const { offerReports: found } = await ask(OfferReportsPage, { first: pageSize, offset: (page - 1) * pageSize })
  const pageCount = countPages({ page, total: found.totalCount, size: pageSize }, clientUrls.offerReports)
  return { found, page, pageCount }
}
export const loader = onServer(load)
export const clientLoader = onClient(orNull(load))

const title = '内定承諾の報告'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function OfferReports({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <PageHead title={title}>
        貴社の内定を承諾したと、学生から報告がありました。{answerBusinessDays}
        営業日以内に回答がないときは、報告のとおり確認済みになります。
      </PageHead>
      {loaderData ? <Reports {...loaderData} /> : <LoadFailed />}
    </Page>
  )
}

type Loaded = NonNullable<Route.ComponentProps['loaderData']>

function Reports({ found, page, pageCount }: Loaded) {
  return (
    <>
      {found.nodes.length === 0 ? (
        <EmptyState title="回答を待っている報告はありません">
          スカウトを承認した学生が内定の承諾を報告すると、ここに並びます。
        </EmptyState>
      ) : (
        <RowList>
          {found.nodes.map((report) => (
            <OpenReport key={report.id} report={report} />
          ))}
        </RowList>
      )}
      <Pages page={page} pageCount={pageCount} hrefOf={clientUrls.offerReports} />
    </>
  )
}
