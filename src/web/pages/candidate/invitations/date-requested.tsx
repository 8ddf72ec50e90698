import { redirect } from 'react-router'
import { timesOfDay, type TimeOfDay } from '#domain/scout-invitation/scheduling-date-request/rules.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, AskError, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { formText } from '#web/carry/form-text.ts'
import { valuesOf } from '#web/carry/form-values.ts'
import { graphql } from '#web/generated/index.ts'
import { PageBar } from '#web/parts/page/page-bar.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/date-requested'
import { SentWishes } from './date-requested/sent-wishes.tsx'
import { wishCount, WishForm } from './date-requested/wish-form.tsx'

const DateRequestedPage = graphql(`
  query DateRequestedPage($id: ID!) {
    scoutInvitation(id: $id) {
      id
      status
      schedulingStatus
      canRequestSchedulingDate
      company {
        displayName
      }
      wait {
        dueOn
      }
      schedulingDateRequest {
        status
        ...SentWishes
      }
    }
  }
`)

const RequestDate = graphql(`
  mutation RequestSchedulingDate($scoutInvitationId: ID!, $request: String!, $preferred: [PreferredDateInput!]!) {
    requestSchedulingDate(scoutInvitationId: $scoutInvitationId, request: $request, preferred: $preferred) {
      id
    }
  }
`)

type Args = Pick<Route.ClientLoaderArgs, 'params' | 'request' | 'url'>

const load = async (ask: Ask, { params: { scoutInvitationId: id } }: Args) => {
  const { scoutInvitation } = await ask(DateRequestedPage, { id })
  const { status, schedulingStatus, canRequestSchedulingDate, schedulingDateRequest } = scoutInvitation
  const isSent = schedulingDateRequest?.status === 'REQUESTED'
  if (status !== 'ACCEPTED') throw redirect(urls.candidate.invitation(id))
  if (!isSent && !canRequestSchedulingDate) throw redirect(urls.candidate.schedule(id))
  return { scoutInvitation, isBeforeDates: schedulingStatus === null }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)

const isTimeOfDay = (word: string): word is TimeOfDay => (timesOfDay as readonly string[]).includes(word)

/** The wishes with a date, each with the number of its row in the form. */
const wishesOf = (form: FormData) =>
  Array.from({ length: wishCount }, (_, row) => {
    const timeOfDay = formText(form, `timeOfDay.${row}`)
    return {
      row,
      date: formText(form, `date.${row}`),
      timeOfDay: isTimeOfDay(timeOfDay) ? timeOfDay : ('MORNING' as const),
    }
  }).filter(({ date }) => /^\d{4}-\d{2}-\d{2}$/.test(date))

const requestDate = async (ask: Ask, form: FormData, { params: { scoutInvitationId: id } }: Args) => {
  const wishes = wishesOf(form)
  const preferred = wishes.map(({ date, timeOfDay }) => ({ date, timeOfDay }))
  try {
    await ask(RequestDate, { scoutInvitationId: id, request: formText(form, 'request'), preferred })
  } catch (error) {
    if (!(error instanceof AskError) || error.refused.fields.length === 0) throw error
    // The door counts only the wishes it received; the form counts all rows.
    const inForm = (path: string) =>
      path.replace(/^preferred\.(\d+)/, (_, at) => `preferred.${wishes[Number(at)]?.row ?? at}`)
    const { refused } = error
    const fields = refused.fields.map((field) => ({ ...field, path: inForm(field.path) }))
    return { refused: { ...refused, fields }, values: valuesOf(form) }
  }
  return redirect(urls.candidate.dateRequested(id))
}
const actOnRequest = act({ '': requestDate })
export const action = actOnServer(actOnRequest)
export const clientAction = actOnClient(actOnRequest)

export const handle = { phoneBar: true }
export const meta: Route.MetaFunction = ({ matches }) => titleOf('希望の日程を伝える', matches)

export default function DateRequested({
  loaderData: { scoutInvitation: invitation, isBeforeDates },
  actionData,
}: Route.ComponentProps) {
  const { id, company, wait, schedulingDateRequest: request } = invitation
  const back = isBeforeDates
    ? { to: urls.candidate.invitation(id), label: 'スカウトへ戻る' }
    : { to: urls.candidate.schedule(id), label: '日程へ戻る' }
  const { refused, values } = actionData && 'refused' in actionData ? actionData : {}
  return (
    <>
      <PageBar title={company.displayName} back={back.to} backLabel={back.label} />
      {request?.status === 'REQUESTED' ? (
        <SentWishes request={request} invitationId={id} companyName={company.displayName} />
      ) : (
        <WishForm
          companyName={company.displayName}
          invitationId={id}
          datesBy={isBeforeDates ? (wait?.dueOn ?? null) : null}
          back={back}
          refused={refused}
          values={values}
        />
      )}
    </>
  )
}
