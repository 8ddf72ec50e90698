import { Link, useNavigation } from 'react-router'
import { notFound, onClient, onServer, type Ask } from '#web/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { slashDate, time } from '#ground/tokyo-time.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/title.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { figureCellClass, Table } from '#web/ui/table.tsx'
import { tabClass, tabsClass } from '#web/ui/tabs.tsx'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/events'
import styles from './events.module.css'

const AdminEvents = graphql(`
  query AdminEvents($statuses: [EncourageEventStatus!]!) {
    encourageEvents(statuses: $statuses) {
      id
      order
      status
      title
      category {
        label
      }
      applicationStartAt
      applicationEndAt
      companyName
      eventUrl
    }
  }
`)

const statuses = { active: '受付中・受付前', expired: '受付終了' } as const
type Status = keyof typeof statuses

const statusOf = (text: string | undefined): Status => {
  if (text === 'active' || text === 'expired') return text
  throw notFound()
}

const load = (ask: Ask, { params }: { params: { status?: string | undefined } }) =>
  ask(AdminEvents, { statuses: statusOf(params.status) === 'active' ? ['ACTIVE', 'UPCOMING'] : ['EXPIRED'] })
export const loader = onServer(load)
export const clientLoader = onClient(load)

export const meta: Route.MetaFunction = ({ matches }) => titleOf('イベント', matches)

export default function AdminEventList({ loaderData, params }: Route.ComponentProps) {
  const status = statusOf(params.status)
  const isBusy = useNavigation().state === 'loading'
  const { encourageEvents: events } = loaderData
  return (
    <>
      <SidePageHead title="イベント" />
      <nav className={tabsClass()} aria-label="受付の状態">
        {(Object.keys(statuses) as Status[]).map((key) => (
          <Link
            key={key}
            className={tabClass()}
            to={urls.admin.events(key)}
            aria-current={key === status ? 'page' : undefined}
          >
            {statuses[key]}
          </Link>
        ))}
      </nav>
      <div aria-busy={isBusy}>
        {events.length > 0 ? (
          <EventTable events={events} />
        ) : (
          <EmptyState title={`${statuses[status]}のイベントはありません`} />
        )}
      </div>
    </>
  )
}

type Event = Route.ComponentProps['loaderData']['encourageEvents'][number]

function EventTable({ events }: { events: Event[] }) {
  return (
    <Table label="イベントの一覧" minWidth={860} className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={figureCellClass}>
            表示順
          </th>
          <th scope="col">タイトル</th>
          <th scope="col">カテゴリー</th>
          <th scope="col">申込期間</th>
          <th scope="col">企業</th>
          <th scope="col">リンク</th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={event.id}>
            <td className={figureCellClass}>{event.order}</td>
            <th scope="row">{event.title}</th>
            <td>
              <Badge kind="line">{event.category.label}</Badge>
            </td>
            <td>
              {slashDate(event.applicationStartAt)}〜{slashDate(event.applicationEndAt)} {time(event.applicationEndAt)}
              {event.status === 'UPCOMING' && (
                <>
                  {' '}
                  <Badge kind="plain">受付前</Badge>
                </>
              )}
            </td>
            <td>{event.companyName}</td>
            <td>
              <a className={linkClass()} href={event.eventUrl} target="_blank" rel="noreferrer">
                開く<span className="visually-hidden">（{event.title}、新しいタブ）</span>
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
