import { redirect } from 'react-router'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { meetingWord } from '#web/parts/letters/meeting-word.ts'
import { PageBar } from '#web/parts/page/page-bar.tsx'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { Notice } from '#web/ui/notice.tsx'
import { stoppedText } from '#ground/words/company-stopped.ts'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/event-edit'
import { leaveCancelled } from './parts/cancel-booking.tsx'
import { chooseDate } from './parts/choose-date.ts'
import { CurrentDate } from './parts/current-date.tsx'
import styles from './parts/schedule.module.css'
import { PageRefusal } from './parts/page-refusal.tsx'
import { SlotForm } from './parts/slot-form.tsx'

const EventEditPage = graphql(`
  query EventEditPage($id: ID!) {
    scoutInvitation(id: $id) {
      id
      canChooseSchedulingDate
      isCompanySuspended
      company {
        displayName
      }
      job {
        scoutType {
          id
        }
      }
      offeredScheduling {
        type
        title
      }
      chosenDate {
        endAt
        isChangeable
        isMissed
        ...CurrentDate
      }
      ...SlotForm
    }
  }
`)

type Args = Pick<Route.ClientLoaderArgs, 'params' | 'request' | 'url'>

const load = async (ask: Ask, { params: { scoutInvitationId: id } }: Args) => {
  const { scoutInvitation } = await ask(EventEditPage, { id })
  const { chosenDate, offeredScheduling } = scoutInvitation
  // A link outlives its date: the next page says what became of it.
  if (!chosenDate) throw redirect(urls.candidate.schedule(id))
  if (!offeredScheduling || chosenDate.isMissed || Date.parse(chosenDate.endAt) <= Date.now())
    throw redirect(urls.candidate.eventDetails(id))
  return { invitation: scoutInvitation, date: chosenDate, scheduling: offeredScheduling }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)

const actOnEdit = act({
  '': async (ask: Ask, form: FormData, { params: { scoutInvitationId: id } }: Args) => {
    if (!(await chooseDate(ask, id, form))) return { unchosen: true as const }
    return redirect(urls.candidate.eventMoved(id))
  },
  cancel: leaveCancelled,
})
export const action = actOnServer(actOnEdit)
export const clientAction = actOnClient(actOnEdit)

export const handle = { phoneBar: true }
export const meta: Route.MetaFunction = ({ matches }) => titleOf('日程を変更する', matches)

export default function EventEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { invitation, date, scheduling } = loaderData
  const { id, company, job, canChooseSchedulingDate, isCompanySuspended } = invitation
  const refused = refusedOf(actionData)
  const isUnchosen = actionData !== undefined && 'unchosen' in actionData
  const mayChange = canChooseSchedulingDate && date.isChangeable
  const word = meetingWord(scheduling, job.scoutType.id)
  return (
    <>
      <PageBar title={company.displayName} back={urls.candidate.eventDetails(id)} backLabel="予定の詳細へ戻る" />
      <Page narrow className={styles.page}>
        <PageHead title={mayChange ? `${word}の日程を変更する` : `${word}の日程`}>
          {mayChange && '別の日時を選ぶと、いまの予約と入れ替わります。'}
        </PageHead>
        {isCompanySuspended && (
          <Notice kind="warning" className={styles.notice}>
            {stoppedText.booked}
          </Notice>
        )}
        <PageRefusal refused={refused} className={styles.notice} />
        {isUnchosen && (
          <Notice kind="error" live className={styles.notice}>
            日程が選択されていません
          </Notice>
        )}
        <CurrentDate date={date} invitationId={id} />
        {mayChange && <SlotForm invitation={invitation} refused={refused} word={word} isChange />}
      </Page>
    </>
  )
}
