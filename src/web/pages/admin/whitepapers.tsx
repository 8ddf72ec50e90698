import { useRef } from 'react'
import { Link } from 'react-router'
import { mayAct } from '#domain/admin-account/role/rules.ts'
import { slashDate } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { act, intentOf } from '#web/carry/act.ts'
import { actOnServer, onClient, onServer, orLost, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import type { AdminWhitepapersQuery } from '#web/generated/admin/graphql.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import type { Route } from './+types/whitepapers'
import { OperatorsOnly } from './parts/operators-only.tsx'
import { create } from './whitepapers/act.ts'
import { stateLooks } from './whitepapers/state.ts'
import { WhitepaperForm } from './whitepapers/whitepaper-form.tsx'
import styles from './whitepapers/whitepapers.module.css'

const AdminWhitepapers = graphql(`
  query AdminWhitepapers {
    viewer {
      role
    }
    whitepapers {
      id
      state
      title
      tags
      minimumPlanLabel
      pages
      coverUrl
      publishedAt
      downloads
      companies
    }
  }
`)

const load = async (ask: Ask) => ask(AdminWhitepapers)
export const loader = onServer(load)
export const clientLoader = onClient(load)

export const action = actOnServer(act({ create }))
/** A PDF of 20 MB goes to the page's own address, not as text through the door. */
export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) => {
  const form = await request.clone().formData()
  intentOf(form, ['create'])
  return orLost(form, serverAction)
}

export const meta: Route.MetaFunction = ({ matches }) => titleOf('資料', matches)

export default function AdminWhitepaperList({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, whitepapers } = loaderData
  const tags = [...new Set(whitepapers.flatMap((one) => one.tags))]
  const form = useRef<HTMLHeadingElement>(null)
  const canCreate = mayAct(viewer.role, 'createWhitepaper')
  return (
    <>
      <SidePageHead title="資料" lead="企業が読めるPDFです。公開を終えた資料は、企業の一覧から消えます。">
        {canCreate && (
          <a className={buttonClass()} href="#register" onClick={() => form.current?.focus()}>
            資料を登録
          </a>
        )}
      </SidePageHead>
      <OperatorsOnly role={viewer.role} mutation="createWhitepaper" act="資料の登録と公開" />
      <List whitepapers={whitepapers} />
      {canCreate && (
        <Card as="section" className={styles.part} aria-labelledby="register">
          <h2 id="register" ref={form} tabIndex={-1}>
            資料を登録
          </h2>
          <WhitepaperForm tags={tags} answer={actionData} intent="create" send="下書きとして登録する" />
        </Card>
      )}
    </>
  )
}

type Whitepaper = AdminWhitepapersQuery['whitepapers'][number]
const column = columnsOf<Whitepaper>()

const columns = [
  column.name('資料', (whitepaper) => <Title whitepaper={whitepaper} />, { nameOf: ({ title }) => title }),
  column.mark('状態', ({ state }) => <Badge kind={stateLooks[state].kind}>{stateLooks[state].label}</Badge>),
  column.mark('プラン', ({ minimumPlanLabel }) => `${minimumPlanLabel}から`),
  column.figure('ページ', ({ pages }) => pages),
  column.text('公開日', ({ publishedAt }) => (publishedAt ? slashDate(publishedAt) : '—'), { kind: 'date' }),
  column.figure('保存', ({ downloads }) => downloads),
  column.figure('企業', ({ companies }) => companies),
]

const List = ({ whitepapers }: Pick<AdminWhitepapersQuery, 'whitepapers'>) => (
  <DataTable
    label="資料の一覧"
    minWidth={880}
    rows={whitepapers}
    idOf={({ id }) => id}
    empty={<EmptyState title="資料はまだありません" />}
    columns={columns}
  />
)

const Title = ({ whitepaper: { id, title, tags, coverUrl } }: { whitepaper: Whitepaper }) => (
  <span className={styles.title}>
    <img src={coverUrl} alt="" width={707} height={1000} loading="lazy" />
    <span>
      <Link className={linkClass()} to={adminUrls.whitepaper(id)}>
        {title}
      </Link>
      <small className="quiet">{tags.join('・')}</small>
    </span>
  </span>
)
