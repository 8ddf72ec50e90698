import { redirect, useRouteLoaderData } from 'react-router'
import { act, failingAs } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import type { CandidateLayoutQuery, CandidateNotificationTopic } from '#web/generated/graphql.ts'
import { ThisDevice } from '#web/installable/this-device.tsx'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { formText } from '#web/carry/form-text.ts'
import { PagePart } from '#web/parts/page/page.tsx'
import { studentMessages } from '#web/texts/student.ts'
import { titleOf } from '#web/parts/page/title.ts'
import { urls } from '#ground/urls.ts'
import { topics } from '#domain/notification/rules.ts'
import type { Route } from './+types/notifications'
import { LineNotices } from './notifications/line-notices.tsx'
import { QuietHoursForm } from './notifications/quiet-hours-form.tsx'
import { ThreadChoiceForm } from './notifications/thread-choice-form.tsx'
import { TopicsForm } from './notifications/topics-form.tsx'
import { SettingsPage } from './parts/settings-page.tsx'

const NotificationSettingsPage = graphql(`
  query NotificationSettingsPage {
    candidateNotificationSettings {
      topic
      hasLine
      ...NotificationTopic
    }
    lineConnection {
      connectedAt
      ...LineNotices
    }
    quietHours {
      startsAt
      endsAt
    }
    threadChoice {
      hasTextInMail
      showsReading
    }
  }
`)
const UpdateCandidateNotificationSettings = graphql(`
  mutation UpdateCandidateNotificationSettings($settings: [CandidateNotificationSettingInput!]!) {
    updateCandidateNotificationSettings(settings: $settings) {
      topic
    }
  }
`)
const UpdateQuietHours = graphql(`
  mutation UpdateQuietHours($startsAt: Int!, $endsAt: Int!) {
    updateQuietHours(startsAt: $startsAt, endsAt: $endsAt) {
      startsAt
    }
  }
`)
const IssueLineCode = graphql(`
  mutation IssueLineCode {
    issueLineCode {
      connectedAt
    }
  }
`)
const DisconnectLine = graphql(`
  mutation DisconnectLine {
    disconnectLine
  }
`)
const UpdateThreadChoice = graphql(`
  mutation UpdateThreadChoice($hasTextInMail: Boolean!, $showsReading: Boolean!) {
    updateThreadChoice(hasTextInMail: $hasTextInMail, showsReading: $showsReading) {
      showsReading
    }
  }
`)

const load = (ask: Ask) => ask(NotificationSettingsPage)
export const loader = onServer(load)
export const clientLoader = onClient(load)

/** Mails that guard the account always come and are never pushed: their row has no controls. */
const chosen = topics.filter((topic) => topic !== 'ACCOUNT') as CandidateNotificationTopic[]

const saved = () => redirectWith(urls.candidate.settingsNotifications(), 'notificationSettingsUpdated')
const acts = act({
  topics: async (ask: Ask, form: FormData) => {
    const settings = chosen.map((topic) => ({
      topic,
      hasMail: form.has(`${topic}.hasMail`),
      hasPush: form.has(`${topic}.hasPush`),
      // A page that was drawn before LINE was connected leaves its choices alone.
      ...(form.has('withLine') && { hasLine: form.has(`${topic}.hasLine`) }),
    }))
    await ask(UpdateCandidateNotificationSettings, { settings })
    return saved()
  },
  issueLineCode: async (ask: Ask) => {
    await ask(IssueLineCode)
    return redirect(`${urls.candidate.settingsNotifications()}#line`)
  },
  disconnectLine: async (ask: Ask) => {
    await ask(DisconnectLine)
    return redirectWith(urls.candidate.settingsNotifications(), 'lineDisconnected')
  },
  threadChoice: async (ask: Ask, form: FormData) => {
    await ask(UpdateThreadChoice, {
      hasTextInMail: form.has('hasTextInMail'),
      showsReading: form.has('showsReading'),
    })
    return saved()
  },
  quietHours: async (ask: Ask, form: FormData) => {
    await ask(UpdateQuietHours, {
      startsAt: Number.parseInt(formText(form, 'startsAt'), 10) || 0,
      endsAt: Number.parseInt(formText(form, 'endsAt'), 10) || 0,
    })
    return saved()
  },
})
const actOnNotifications = failingAs(studentMessages.notificationSettingsFailed, acts)
export const action = actOnServer(actOnNotifications)
export const clientAction = actOnClient(actOnNotifications)

export const meta: Route.MetaFunction = ({ matches }) => titleOf('通知', matches)

export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  const viewer = useRouteLoaderData<() => CandidateLayoutQuery>('pages/candidate/layout')?.viewer
  const candidateId = viewer?.__typename === 'CandidateViewer' ? viewer.id : null
  const { candidateNotificationSettings: settings, lineConnection: line } = loaderData
  return (
    <SettingsPage title="通知" about="アプリ内のお知らせには、どの場合もすべて届きます。">
      <PagePart id="topics" title="受け取る方法">
        <TopicsForm settings={settings} withLine={!!line?.connectedAt} answer={actionData} />
      </PagePart>
      {line && (
        <PagePart id="line" title="LINEで受け取る">
          <LineNotices connection={line} isChosen={settings.some(({ hasLine }) => hasLine)} />
        </PagePart>
      )}
      <PagePart id="messages" title="企業からのメッセージ">
        <ThreadChoiceForm choice={loaderData.threadChoice} answer={actionData} />
      </PagePart>
      <PagePart id="device" title="この端末のプッシュ通知">
        {candidateId && <ThisDevice personId={candidateId} area="candidate" />}
      </PagePart>
      <PagePart id="quiet" title="通知を鳴らさない時間">
        <QuietHoursForm hours={loaderData.quietHours} withLine={!!line?.connectedAt} answer={actionData} />
      </PagePart>
    </SettingsPage>
  )
}
