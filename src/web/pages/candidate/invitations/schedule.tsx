import { redirect, replace } from 'react-router'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { graphql } from '#web/generated/index.ts'
import { commonLength } from '../parts/common-length.ts'
import { meetingWord } from '#web/parts/letters/meeting-word.ts'
import { placeBefore } from '#ground/words/place.ts'
import { PageBar } from '#web/parts/page/page-bar.tsx'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { Card } from '#web/ui/card.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { urls } from '#ground/urls.ts'
import { foreseenText } from '#ground/words/student.ts'
import type { Route } from './+types/schedule'
import { choiceText } from './parts/choice-words.ts'
import { chooseDate } from './parts/choose-date.ts'
import styles from './parts/schedule.module.css'
import { PageRefusal } from './parts/page-refusal.tsx'
import { SlotForm } from './parts/slot-form.tsx'
import { waitingListActs } from './parts/waiting-list.ts'

const SchedulePage = graphql(`
  query SchedulePage($id: ID!) {
    scoutInvitation(id: $id) {
      id
      status
      answeredAt
      scheduleBy
      schedulingStatus
      step
      canChooseSchedulingDate
      isCompanySuspended
      company {
        displayName
      }
      job {
        kind
        scoutType {
          id
        }
      }
      schedulingDateRequest {
        status
        refusalMessage
      }
      offeredScheduling {
        type
        title
        isOnline
        location
        belongings
        slots {
          id
          startAt
          endAt
          availability
          canWait
        }
      }
      chosenDate {
        isMissed
      }
      ...SlotForm
    }
  }
`)

type Args = Pick<Route.ClientLoaderArgs, 'params' | 'request' | 'url'>

/** A student chooses a date only after acceptance, and only while the present step offers dates. */
const load = async (ask: Ask, { params: { scoutInvitationId: id } }: Args) => {
  const { scoutInvitation } = await ask(SchedulePage, { id })
  const { status, step, job, schedulingStatus, offeredScheduling, chosenDate } = scoutInvitation
  if (chosenDate && !chosenDate.isMissed) throw redirect(urls.candidate.eventEdit(id))
  if (status !== 'ACCEPTED') throw redirect(urls.candidate.invitation(id))
  if (!offeredScheduling && step === 1 && job.kind !== 'SCHEDULING') throw redirect(urls.candidate.complete(id, false))
  if (!offeredScheduling || schedulingStatus === null) throw redirect(urls.candidate.invitation(id))
  return { scoutInvitation, scheduling: offeredScheduling }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)

const actOnSchedule = act({
  '': async (ask: Ask, form: FormData, { params: { scoutInvitationId: id } }: Args) => {
    if (!(await chooseDate(ask, id, form))) return { unchosen: true as const }
    // Back does not lead to the dates, which a booked student no longer chooses from.
    return replace(urls.candidate.complete(id, true))
  },
  ...waitingListActs,
})
export const action = actOnServer(actOnSchedule)
export const clientAction = actOnClient(actOnSchedule)

export const handle = { phoneBar: true }
export const meta: Route.MetaFunction = ({ matches }) => titleOf('日程を選ぶ', matches)

export default function Schedule({ loaderData, actionData }: Route.ComponentProps) {
  const { scoutInvitation: invitation, scheduling } = loaderData
  const { id, company, job, canChooseSchedulingDate } = invitation
  const refused = refusedOf(actionData)
  const isUnchosen = actionData !== undefined && 'unchosen' in actionData
  const word = meetingWord(scheduling, job.scoutType.id)
  const length = commonLength(scheduling.slots)
  return (
    <>
      <PageBar title={company.displayName} back={urls.candidate.invitation(id)} backLabel="スカウトへ戻る" />
      <Page narrow className={styles.page}>
        <PageHead title={`${word}の日程を選ぶ`}>
          {choiceText({
            companyName: company.displayName,
            step: invitation.step,
            isMissed: invitation.chosenDate?.isMissed ?? false,
            answeredAt: invitation.answeredAt ?? null,
            scheduleBy: invitation.scheduleBy ?? null,
            schedulingStatus: invitation.schedulingStatus ?? null,
            slots: scheduling.slots,
          })}
        </PageHead>
        <Card className={styles.facts}>
          <Facts compact>
            <Fact label="内容">{scheduling.title}</Fact>
            {length !== null && <Fact label="時間">{length}</Fact>}
            <Fact label="場所">{placeBefore(scheduling)}</Fact>
            {scheduling.belongings.length > 0 && <Fact label="持ち物">{scheduling.belongings.join('、')}</Fact>}
          </Facts>
        </Card>
        {invitation.isCompanySuspended && (
          <Notice kind="warning" className={styles.notice}>
            {foreseenText.company_suspended}
          </Notice>
        )}
        {invitation.schedulingDateRequest?.status === 'REFUSED' && (
          <Notice className={styles.notice}>
            <p>
              お願いした日程について、追加できる日程がないとの返信がありました。次の日程から選ぶか、スカウトの画面から辞退できます。
            </p>
            {invitation.schedulingDateRequest.refusalMessage && (
              <div className={styles.words}>
                <b>{company.displayName}から</b>
                {'\n'}
                {invitation.schedulingDateRequest.refusalMessage}
              </div>
            )}
          </Notice>
        )}
        <PageRefusal refused={refused} className={styles.notice} />
        {isUnchosen && (
          <Notice kind="error" live className={styles.notice}>
            日程が選択されていません
          </Notice>
        )}
        {canChooseSchedulingDate && <SlotForm invitation={invitation} refused={refused} word={word} isChange={false} />}
      </Page>
    </>
  )
}
