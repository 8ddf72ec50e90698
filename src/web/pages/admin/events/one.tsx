import { mayAct } from '#domain/admin-account/role/rules.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import type { Route } from './+types/one'
import { save } from './act.ts'
import { OperatorsOnly } from '../parts/operators-only.tsx'
import { EventFacts } from './event-facts.tsx'
import { EventForm } from './event-form.tsx'

const AdminEvent = graphql(`
  query AdminEvent($id: ID!) {
    viewer {
      role
    }
    encourageEventCategories {
      id
      label
    }
    encourageEvent(id: $id) {
      id
      revision
      status
      title
      category {
        id
        label
      }
      applicationStartAt
      applicationEndAt
      companyName
      companyLogoUrl
      eventUrl
      thumbnailUrl
    }
  }
`)
const NewAdminEvent = graphql(`
  query NewAdminEvent {
    viewer {
      role
    }
    encourageEventCategories {
      id
      label
    }
  }
`)

type Args = Pick<Route.ClientLoaderArgs, 'params' | 'request' | 'url'>

/** The address /admin/events/new is the form of a new event. */
const load = async (ask: Ask, { params: { eventId } }: Args) =>
  eventId === 'new' ? { ...(await ask(NewAdminEvent)), encourageEvent: null } : await ask(AdminEvent, { id: eventId })
export const loader = onServer(load)
export const clientLoader = onClient(load)

const actOnEvent = act({ save })
export const action = actOnServer(actOnEvent)
export const clientAction = actOnClient(actOnEvent)

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  titleOf(loaderData?.encourageEvent?.title ?? 'イベントを登録', matches)

export default function AdminEventPage({ loaderData }: Route.ComponentProps) {
  const { viewer, encourageEvent: event, encourageEventCategories: categories } = loaderData
  const mutation = event ? 'updateEncourageEvent' : 'createEncourageEvent'
  const canSave = mayAct(viewer.role, mutation)
  return (
    <>
      <SidePageHead title={canSave || !event ? (event ? 'イベントを編集' : 'イベントを登録') : event.title}>
        <ButtonLink kind="secondary" to={adminUrls.events(event?.status === 'EXPIRED' ? 'expired' : 'active')}>
          イベントの一覧
        </ButtonLink>
      </SidePageHead>
      <OperatorsOnly role={viewer.role} mutation={mutation} act="イベントの登録と変更" />
      {canSave ? (
        <EventForm key={event?.id ?? 'new'} event={event} categories={categories} />
      ) : (
        event && <EventFacts event={event} />
      )}
    </>
  )
}
