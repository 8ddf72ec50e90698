import { Link } from 'react-router'
import { notFound, onClient, onServer, type Ask } from '#web/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { AnswerBar } from '#web/parts/answer-bar.tsx'
import { CompanyCard } from '#web/parts/company-card.tsx'
import { dueText } from '#ground/tokyo-time.ts'
import { JobBody } from '#web/parts/job-page/job-body.tsx'
import { JobChanges } from '#web/parts/job-page/job-changes.tsx'
import { ButtonLink } from '#web/parts/link.tsx'
import { useNow } from '#web/parts/now.tsx'
import { PageBar } from '#web/parts/page-bar.tsx'
import { Page, PagePart } from '#web/parts/page.tsx'
import { titleOf } from '#web/parts/title.ts'
import { Dot } from '#web/ui/dot.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/detail'
import styles from './detail.module.css'

const OfferedJobPage = graphql(`
  query OfferedJobPage($jobId: ID!, $scoutInvitationId: ID!, $isFromScout: Boolean!) {
    offeredJob(jobId: $jobId) {
      id
      title
      isArchived
      ...JobBody
      ...JobChanges
      company {
        displayName
        ...JobCompany
        ...CompanyCard
      }
    }
    scoutInvitation(id: $scoutInvitationId) @include(if: $isFromScout) {
      id
      status
      expiresAt
      job {
        id
      }
    }
  }
`)

type Args = Pick<Route.ClientLoaderArgs, 'params' | 'request' | 'url'>

const load = async (ask: Ask, { params: { jobId }, url }: Args) => {
  const scoutInvitationId = url.searchParams.get('scoutInvitationId') || null
  const page = await ask(OfferedJobPage, {
    jobId,
    scoutInvitationId: scoutInvitationId ?? '',
    isFromScout: scoutInvitationId !== null,
  })
  if (page.scoutInvitation && page.scoutInvitation.job.id !== page.offeredJob.id) throw notFound()
  return page
}
export const loader = onServer(load)
export const clientLoader = onClient(load)

export const handle = { phoneBar: true }
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  titleOf(loaderData?.offeredJob.title ?? '募集', matches)

export default function Job({ loaderData: { offeredJob: job, scoutInvitation } }: Route.ComponentProps) {
  const { company } = job
  const back = scoutInvitation ? urls.candidate.invitation(scoutInvitation.id) : urls.candidate.home()
  return (
    <>
      <PageBar
        title={company.displayName}
        back={back}
        backLabel={scoutInvitation ? 'スカウトへ戻る' : 'ホームへ戻る'}
      />
      <Page narrow className={scoutInvitation ? styles.withBar : undefined}>
        <JobBody
          job={job}
          company={company}
          notices={
            <>
              {job.isArchived && <Notice kind="warning">この募集は終了しました。</Notice>}
              <JobChanges job={job} />
            </>
          }
        >
          <PagePart id="company" title={`${company.displayName}について`}>
            <CompanyCard company={company} />
          </PagePart>
        </JobBody>
        <p className={styles.report}>
          <Link className={linkButtonClass()} to={urls.candidate.contactUs(job.id)}>
            <Icon name="flag" size="small" />
            この内容を報告する
          </Link>
        </p>
        {scoutInvitation && <BackToScout {...scoutInvitation} />}
      </Page>
    </>
  )
}

type ScoutInvitation = NonNullable<Route.ComponentProps['loaderData']['scoutInvitation']>

function BackToScout({ id, status, expiresAt }: ScoutInvitation) {
  const now = useNow()
  const isWaiting = status === 'PENDING'
  const statusText = isWaiting ? (
    <>
      <Dot>回答期限</Dot>
      <strong>{dueText(expiresAt, now)}</strong>
    </>
  ) : (
    <span>この募集のスカウトが届いています</span>
  )
  return (
    <AnswerBar flush single status={statusText}>
      <ButtonLink to={urls.candidate.invitation(id)}>
        {isWaiting ? 'スカウトに戻って答える' : 'スカウトに戻る'}
      </ButtonLink>
    </AnswerBar>
  )
}
