import { Link } from 'react-router'
import { whitepapersPerPage as pageSize } from '#domain/whitepaper/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { LoadFailed } from '#web/parts/answers/load-failed.tsx'
import { orNull } from '#web/carry/or-null.ts'
import { countPages, readPageNumber } from '#web/parts/page/page-number.ts'
import { Pages } from '#web/parts/page/pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { chipClass, chipsClass } from '#web/ui/marks/chip.tsx'
import { Content } from '#web/ui/content.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Route } from './+types/list'
import { OwnReport } from './list/own-report.tsx'
import { WhitepaperCard } from './list/whitepaper-card.tsx'
import styles from './list/list.module.css'

const WhitepaperList = graphql(`
  query WhitepaperList($tag: String, $first: Int!, $offset: Int!) {
    viewer {
      ... on CompanyViewer {
        __typename
        contract {
          plan {
            features
          }
        }
      }
    }
    individualReportMonths
    whitepaperTags {
      tag
      count
    }
    whitepapers(tag: $tag, first: $first, offset: $offset) {
      totalCount
      nodes {
        id
        ...WhitepaperCard
      }
    }
  }
`)

const load = async (ask: Ask, { params, url }: { params: { page?: string }; url: URL }) => {
  const page = readPageNumber(params.page)
  const tag = url.searchParams.get('tag') || null
  const { viewer, whitepapers, whitepaperTags, individualReportMonths } = await ask(WhitepaperList, {
    tag,
    first: pageSize,
    offset: (page - 1) * pageSize,
  })
  const pageCount = countPages({ page, total: whitepapers.totalCount, size: pageSize }, (last) =>
    clientUrls.whitepapers(last, tag ?? undefined),
  )
  const features = viewer?.__typename === 'CompanyViewer' ? viewer.contract.plan.features : []
  return {
    ...whitepapers,
    reportMonths: features.includes('individual_report') ? individualReportMonths : null,
    tags: whitepaperTags,
    tag,
    page,
    pageCount,
  }
}
export const loader = onServer(load)
export const clientLoader = onClient(orNull(load))

export const meta: Route.MetaFunction = ({ matches }) => titleOf('資料', matches)

export default function WhitepaperListPage({ loaderData }: Route.ComponentProps) {
  return (
    <Content width="xlarge" className={styles.page}>
      <header className="stack-1">
        <h1>資料</h1>
        <p className="quiet">採用の準備から面談、法令の確認まで。運営がまとめたPDFを、社内で自由にお使いください。</p>
      </header>
      {loaderData ? <Whitepapers {...loaderData} /> : <LoadFailed />}
    </Content>
  )
}

type Loaded = NonNullable<Route.ComponentProps['loaderData']>

function Whitepapers({ nodes, tags, tag, page, pageCount, reportMonths }: Loaded) {
  return (
    <>
      {tags.length > 1 && (
        <nav className={chipsClass()} aria-label="タグで絞り込む">
          <TagLink isChosen={tag === null}>すべて</TagLink>
          {tags.map((one) => (
            <TagLink key={one.tag} tag={one.tag} isChosen={one.tag === tag}>
              {one.tag}
            </TagLink>
          ))}
        </nav>
      )}
      {nodes.length === 0 ? (
        <NoWhitepapers tag={tag} />
      ) : (
        <ul className={styles.grid}>
          {nodes.map((whitepaper) => (
            <WhitepaperCard key={whitepaper.id} whitepaper={whitepaper} />
          ))}
        </ul>
      )}
      <Pages page={page} pageCount={pageCount} hrefOf={(to) => clientUrls.whitepapers(to, tag ?? undefined)} />
      <OwnReport months={reportMonths} />
    </>
  )
}

function TagLink({ tag, isChosen, children }: { tag?: string; isChosen: boolean; children: string }) {
  return (
    <Link
      to={clientUrls.whitepapers(1, tag)}
      className={chipClass()}
      aria-current={isChosen ? 'true' : undefined}
      preventScrollReset
    >
      {children}
    </Link>
  )
}

function NoWhitepapers({ tag }: { tag: string | null }) {
  if (tag === null) return <EmptyState title="資料を準備しています">公開されると、ここに並びます。</EmptyState>
  return (
    <EmptyState
      title={`「${tag}」の資料はありません`}
      action={
        <ButtonLink kind="secondary" to={clientUrls.whitepapers()}>
          すべての資料を見る
        </ButtonLink>
      }
    />
  )
}
