import { Link, useSearchParams } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { orNull } from '#web/carry/or-null.ts'
import { graphql } from '#web/generated/index.ts'
import { LoadFailed } from '#web/parts/answers/load-failed.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { Card, cardLinkClass } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useCanWrite } from '../../parts/can-write.ts'
import type { Route } from './+types/new'
import { actOnStart } from './act.ts'
import styles from './experiments.module.css'
import { StartForm } from './start-form.tsx'

const StartExperimentPage = graphql(`
  query StartExperimentPage {
    jobDescriptionsForScoutInvitation {
      id
      title
      lastScoutText {
        subject
        message
      }
      scoutAcceptances {
        accepted
        judged
      }
      scoutExperiment {
        id
      }
    }
    scoutQuota {
      limit
    }
  }
`)

const load = (ask: Ask) => ask(StartExperimentPage)
export const loader = onServer(load)
export const clientLoader = onClient(orNull(load))
export const action = actOnServer(actOnStart)
export const clientAction = actOnClient(actOnStart)

const title = '比較を始める'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function StartExperiment({ loaderData, actionData }: Route.ComponentProps) {
  const chosen = useSearchParams()[0].get('job')
  const canWrite = useCanWrite()
  const answer = actionData && 'refused' in actionData ? actionData : undefined
  const jobs = loaderData?.jobDescriptionsForScoutInvitation ?? []
  const job = jobs.find(({ id }) => id === chosen)
  return (
    <Page narrow spaced>
      <PageHead title={title}>
        {job ? job.title : '比べる文面を送る募集を選んでください。1つの募集で同時に進められる比較は1つです。'}
      </PageHead>
      {!loaderData && <LoadFailed />}
      {loaderData && !canWrite && (
        <Notice>比較を始められるのは、管理者と採用担当者です。社内の担当者にご相談ください。</Notice>
      )}
      {loaderData && canWrite && !job && <JobChoice jobs={jobs} />}
      {loaderData && canWrite && job?.scoutExperiment && (
        <Notice>
          <p>この募集では、別の比較が進んでいます。</p>
          <Link to={clientUrls.experiment(job.scoutExperiment.id)}>進んでいる比較を見る</Link>
        </Notice>
      )}
      {loaderData && canWrite && job && !job.scoutExperiment && (
        <StartForm key={job.id} job={job} limit={loaderData.scoutQuota.limit} answer={answer} />
      )}
    </Page>
  )
}

type Jobs = readonly { id: string; title: string; scoutExperiment: { id: string } | null }[]

function JobChoice({ jobs }: { jobs: Jobs }) {
  if (jobs.length === 0)
    return (
      <EmptyState
        title="スカウトを送れる募集がありません"
        action={<ButtonLink to={clientUrls.jobs()}>募集を見る</ButtonLink>}
      >
        募集を公開すると、文面の比較を始められます。
      </EmptyState>
    )
  return (
    <ul className="stack-3">
      {jobs.map(({ id, title: name, scoutExperiment }) => (
        <Card key={id} as="li" link>
          <header className={styles.head}>
            <h2>
              <Link
                to={scoutExperiment ? clientUrls.experiment(scoutExperiment.id) : clientUrls.experimentStart(id)}
                className={cardLinkClass()}
              >
                {name}
              </Link>
            </h2>
            {scoutExperiment && <Badge>比較が進行中</Badge>}
          </header>
        </Card>
      ))}
    </ul>
  )
}
