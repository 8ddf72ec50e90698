import { FormsGuard } from '#web/parts/forms/forms-guard.tsx'
import { Link } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import type { ScoutNotificationPageQuery } from '#web/generated/graphql.ts'
import type { Answer } from '#web/parts/answers/success-message.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { Card } from '#web/ui/card.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import type { Route } from './+types/scout-notification'
import { actOnNotification } from './scout-notification/act.ts'
import { FilterAlerts } from './scout-notification/filter-alerts.tsx'
import { ForAllJobs } from './scout-notification/for-all-jobs.tsx'
import { JobException } from './scout-notification/job-exception.tsx'
import { PushDevices } from './scout-notification/push-devices.tsx'
import styles from './scout-notification/scout-notification.module.css'

const NotificationPage = graphql(`
  query NotificationPage {
    viewer {
      ... on CompanyViewer {
        id
        role
      }
    }
    pushDevices {
      ...PushDevice
    }
  }
`)

/** Of everybody but an interviewer, who sees no jobs. */
const ScoutNotificationPage = graphql(`
  query ScoutNotificationPage {
    scoutNotificationDefaults {
      ...ForAllJobs
    }
    scoutNotificationSettings {
      jobId
      isArchived
      isException
      ...JobException
    }
    savedFilters {
      ...FilterAlert
    }
  }
`)

async function load(ask: Ask) {
  const { viewer, pushDevices } = await ask(NotificationPage)
  const person = viewer && 'role' in viewer ? viewer : null
  return { person, pushDevices, ofScouts: person?.role === 'INTERVIEWER' ? null : await ask(ScoutNotificationPage) }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)
export const action = actOnServer(actOnNotification)
export const clientAction = actOnClient(actOnNotification)

const title = '通知'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

/** When the person hears of what students do: for all jobs, and for those that are set apart. */
export default function ScoutNotification({
  loaderData: { person, pushDevices, ofScouts },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <SidePageHead
        title={title}
        lead={
          ofScouts
            ? 'あなたが担当するスカウトと日程の動きを、いつ受け取るかを選びます。ほかのユーザーの設定は変わりません。'
            : '担当する日程の連絡を、どの端末で受け取るかを選びます。'
        }
      />
      {person && <PushDevices personId={person.id} devices={pushDevices} />}
      {ofScouts && <OfScouts settings={ofScouts} answer={actionData} />}
      <FormsGuard />
    </>
  )
}

type OfScoutsProps = { settings: ScoutNotificationPageQuery; answer: Answer }

function OfScouts({
  settings: { scoutNotificationDefaults, scoutNotificationSettings, savedFilters },
  answer,
}: OfScoutsProps) {
  // An archived job is shown while it is set apart, so that the exception can be removed.
  const jobs = scoutNotificationSettings.filter(({ isArchived, isException }) => !isArchived || isException)
  return (
    <>
      <ForAllJobs defaults={scoutNotificationDefaults} answer={answer} />
      <Card as="section" aria-labelledby="exceptions" className={styles.section}>
        <h2 id="exceptions">募集ごとの例外</h2>
        {jobs.length === 0 ? (
          <p className="quiet">
            募集がまだありません。
            <Link to={clientUrls.jobCreate()} className={linkClass()}>
              募集を作成
            </Link>
            すると、募集ごとに受け取り方を変えられます。
          </p>
        ) : (
          <>
            <p className="quiet">オンにした募集だけ、上の設定とは別に選べます。</p>
            <ul className={styles.jobs}>
              {jobs.map((job) => (
                <JobException key={job.jobId} job={job} />
              ))}
            </ul>
          </>
        )}
      </Card>
      <FilterAlerts filters={savedFilters} />
    </>
  )
}
