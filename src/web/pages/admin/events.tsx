import { useState } from 'react'
import { useNavigation } from 'react-router'
import { mayAct } from '#domain/admin-account/role/rules.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, notFound, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { ConfirmAct } from '#web/parts/confirm-act.tsx'
import { LinkTab, LinkTabs } from '#web/parts/page/link-tabs.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import type { Route } from './+types/events'
import { OperatorsOnly } from './parts/operators-only.tsx'
import { duplicate, remove, reorder } from './events/act.ts'
import { EventList } from './events/event-list.tsx'

const AdminEvents = graphql(`
  query AdminEvents($statuses: [EncourageEventStatus!]!) {
    viewer {
      role
    }
    all: encourageEvents {
      id
    }
    encourageEvents(statuses: $statuses) {
      id
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

const actOnEvents = act({ reorder, duplicate, remove })
export const action = actOnServer(actOnEvents)
export const clientAction = actOnClient(actOnEvents)

export const meta: Route.MetaFunction = ({ matches }) => titleOf('イベント', matches)

export default function AdminEventList({ loaderData, params }: Route.ComponentProps) {
  const status = statusOf(params.status)
  const isBusy = useNavigation().state === 'loading'
  const { viewer, all, encourageEvents: events } = loaderData
  const [toDelete, setToDelete] = useState<{ id: string; title: string } | null>(null)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <SidePageHead title="イベント" lead="学生のホームに、この順で表示されます（受付中のものだけ）。">
        {mayAct(viewer.role, 'createEncourageEvent') && (
          <ButtonLink to={adminUrls.event('new')}>
            <Icon name="plus" />
            イベントを登録
          </ButtonLink>
        )}
      </SidePageHead>
      <OperatorsOnly role={viewer.role} mutation="createEncourageEvent" act="イベントの登録、変更、並べ替え" />
      <LinkTabs label="受付の状態">
        {(Object.keys(statuses) as Status[]).map((key) => (
          <LinkTab key={key} to={adminUrls.events(key)} isCurrent={key === status}>
            {statuses[key]}
          </LinkTab>
        ))}
      </LinkTabs>
      <div aria-busy={isBusy}>
        {events.length > 0 ? (
          <EventList
            key={status}
            events={events}
            allIds={all.map(({ id }) => id)}
            role={viewer.role}
            onDelete={(event) => {
              setToDelete(event)
              setAsking(true)
            }}
          />
        ) : (
          <EmptyState title={`${statuses[status]}のイベントはありません`} />
        )}
      </div>
      {toDelete && (
        <ConfirmAct
          key={toDelete.id}
          open={isAsking}
          onClose={() => setAsking(false)}
          title="イベントを削除しますか？"
          fields={{ intent: 'remove', id: toDelete.id }}
          verb="削除する"
        >
          <p>
            <Phrases>「{toDelete.title}」を削除します。学生のホームからも消え、元に戻すことはできません。</Phrases>
          </p>
        </ConfirmAct>
      )}
    </>
  )
}
