import { Link } from 'react-router'
import { adminUrls } from '#ground/admin-urls.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { titleOf } from '#web/parts/page/title.ts'
import { WholeJob } from '#web/parts/job-page/whole-job.tsx'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { OperatorsOnly } from '../parts/operators-only.tsx'
import { Section, Sections } from '../parts/section.tsx'
import type { Route } from './+types/job'
import { actOnJob } from './job/act.ts'
import { AfterAcceptanceSection } from './job/after-acceptance.tsx'
import { TakedownSection } from './job/takedown.tsx'

const AdminJob = graphql(`
  query AdminJob($id: ID!) {
    viewer {
      id
      role
    }
    job(id: $id) {
      id
      title
      company {
        id
        displayName
      }
      lastEditedAt
      checkedAt
      scoutType {
        id
        label
      }
      jobTypes {
        id
        label
      }
      contents {
        __typename
        ... on HeadingBlock {
          text
        }
        ... on TextBlock {
          body
        }
        ... on ImageBlock {
          url
          description
          width
          height
        }
        ... on YoutubeBlock {
          videoId
        }
      }
      conditions {
        label
        body
      }
      recruitmentProcess {
        label
      }
      recruitmentProcessDescription
      ...JobTakedownFields
      ...JobAfterAcceptance
    }
  }
`)

const load = (ask: Ask, { params }: { params: { jobId?: string | undefined } }) =>
  ask(AdminJob, { id: params.jobId ?? '' })
export const loader = onServer(load)
export const clientLoader = onClient(load)
export const action = actOnServer(actOnJob)
export const clientAction = actOnClient(actOnJob)

export const meta: Route.MetaFunction = ({ loaderData, matches }) => titleOf(loaderData?.job.title ?? '募集', matches)

/** A job of any company as students read it, and the way to take it down. */
export default function AdminJobPage({ loaderData: { job, viewer } }: Route.ComponentProps) {
  return (
    <>
      <SidePageHead
        title={job.title}
        lead={
          <Link className={linkClass()} to={adminUrls.company(job.company.id)}>
            {job.company.displayName}
          </Link>
        }
      />
      <OperatorsOnly role={viewer.role} mutation="takeDownJob" act="募集の掲載の停止と再開" />
      <Sections>
        <TakedownSection job={job} role={viewer.role} />
        <Section id="job" title="学生に表示される内容">
          <WholeJob job={job} />
        </Section>
        <AfterAcceptanceSection job={job} />
      </Sections>
    </>
  )
}
