import { Link } from 'react-router'
import { firstLetters } from '#ground/text-length.ts'
import { urls } from '#ground/urls.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, notFound, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { settingsContext } from '#web/document/settings.ts'
import { graphql } from '#web/generated/index.ts'
import { CompanyCard } from '#web/parts/companies/company-card.tsx'
import { FavoriteButton } from '#web/parts/companies/favorite-button.tsx'
import { JobBody } from '#web/parts/job-page/job-body.tsx'
import { JobChanges } from '#web/parts/job-page/job-changes.tsx'
import { PageBar } from '#web/parts/page/page-bar.tsx'
import { Page, PagePart } from '#web/parts/page/page.tsx'
import { publicMetaOf } from '#web/parts/page/public-meta.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkButtonClass, linkClass } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/detail'
import styles from './detail.module.css'
import { JobDates } from './detail/dates.tsx'
import { InterestBar, type InterestAnswer } from './detail/interest-bar.tsx'
import { firstTextOf, postingOf } from './detail/job-posting.ts'
import { PublicJob } from './detail/public-job.tsx'
import { ScoutBar } from './detail/scout-bar.tsx'
import { forGuests } from '../parts/for-guests.ts'
import { TakenDown } from '../parts/taken-down.tsx'

const OfferedJobPage = graphql(`
  query OfferedJobPage($jobId: ID!, $scoutInvitationId: ID!, $isFromScout: Boolean!) {
    offeredJob(jobId: $jobId) {
      id
      title
      isArchived
      isTakenDown
      ...JobBody
      ...InterestBar
      ...JobChanges
      scoutInvitation @skip(if: $isFromScout) {
        ...ScoutBar
      }
      company {
        id
        displayName
        isFavorite
        ...JobCompany
        ...CompanyCard
      }
    }
    ownProfile @skip(if: $isFromScout) {
      isPublic
    }
    scoutInvitation(id: $scoutInvitationId) @include(if: $isFromScout) {
      id
      status
      job {
        id
      }
      ...ScoutBar
      offeredScheduling {
        ...JobDates
      }
    }
  }
`)
const AddJobInterest = graphql(`
  mutation AddJobInterest($jobId: ID!) {
    addJobInterest(jobId: $jobId)
  }
`)
const RemoveJobInterest = graphql(`
  mutation RemoveJobInterest($jobId: ID!) {
    removeJobInterest(jobId: $jobId)
  }
`)

const PublicJobPage = graphql(`
  query PublicJobPage($jobId: ID!) {
    publicJob(jobId: $jobId) {
      postedAt
      validThrough
      pictureUrl
      job {
        id
        title
        scoutType {
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
        }
        conditions {
          label
          body
        }
        company {
          legalName
          displayName
          urls {
            url
          }
          mark {
            logoUrl
          }
        }
      }
      ...PublicJob
    }
    regions {
      prefectures {
        label
      }
    }
  }
`)

type Args = Pick<Route.ClientLoaderArgs, 'params' | 'request' | 'url'>

const loadOwn = async (ask: Ask, { params: { jobId }, url }: Args) => {
  const scoutInvitationId = url.searchParams.get('scoutInvitationId') || null
  const page = await ask(OfferedJobPage, {
    jobId,
    scoutInvitationId: scoutInvitationId ?? '',
    isFromScout: scoutInvitationId !== null,
  })
  if (page.scoutInvitation && page.scoutInvitation.job.id !== page.offeredJob.id) throw notFound()
  return page
}
const load = (ask: Ask, args: Args) =>
  forGuests(
    () => loadOwn(ask, args),
    () => ask(PublicJobPage, { jobId: args.params.jobId }),
  )
/** Search engines alone read the posting, and they ask the server: no browser loads its rules. */
export const loader = onServer(async (ask: Ask, args: Route.LoaderArgs) => {
  const page = await load(ask, args)
  return { ...page, posting: page.open && postingOf(page.open, args.context.get(settingsContext).publicUrl) }
})
export const clientLoader = onClient(load)

const actOnInterest = act({
  tellInterest: async (ask: Ask, _: FormData, { params: { jobId } }: Args): Promise<InterestAnswer> => {
    const { addJobInterest } = await ask(AddJobInterest, { jobId })
    return { done: 'interestTold', isExplained: addJobInterest }
  },
  takeBackInterest: async (ask: Ask, _: FormData, { params: { jobId } }: Args): Promise<InterestAnswer> => {
    await ask(RemoveJobInterest, { jobId })
    return { done: 'interestTakenBack', isExplained: false }
  },
})
export const action = actOnServer(actOnInterest)
export const clientAction = actOnClient(actOnInterest)

export const handle = { phoneBar: true }
export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { own, open } = loaderData ?? { own: null, open: null }
  const title = own?.offeredJob.title ?? open?.publicJob.job.title ?? '募集'
  if (!loaderData || !open) return publicMetaOf(title, matches, null)
  const { job } = open.publicJob
  return publicMetaOf(`${title}（${job.company.displayName}）`, matches, {
    description: firstLetters(firstTextOf(open.publicJob) ?? title, 120),
    path: urls.candidate.job(job.id),
    pictureUrl: open.publicJob.pictureUrl,
    pictureText: `${job.company.displayName}の${job.scoutType.label}：${title}`,
    data: 'posting' in loaderData ? loaderData.posting : null,
  })
}

export default function Job({ loaderData: { own, open } }: Route.ComponentProps) {
  return own ? <Offered page={own} /> : open && <PublicJob page={open.publicJob} />
}

type OwnPage = NonNullable<Route.ComponentProps['loaderData']['own']>

function Offered({ page: { offeredJob: job, scoutInvitation: invitation, ownProfile } }: { page: OwnPage }) {
  const { company } = job
  const scout = invitation ?? job.scoutInvitation
  return (
    <>
      <PageBar
        title={company.displayName}
        back={invitation ? urls.candidate.invitation(invitation.id) : urls.candidate.company(company.id)}
        backLabel={invitation ? 'スカウトへ戻る' : '企業のページへ戻る'}
        end={scout && <FavoriteButton company={company} />}
      />
      <Page narrow className={styles.withBar}>
        <JobBody
          job={job}
          company={company}
          notices={
            <>
              {job.isTakenDown ? <TakenDown /> : job.isArchived && <Archived company={company} />}
              <JobChanges job={job} />
            </>
          }
        >
          {invitation?.status === 'PENDING' && invitation.offeredScheduling && (
            <JobDates scheduling={invitation.offeredScheduling} />
          )}
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
        {scout ? (
          <ScoutBar invitation={scout} isFromScout={invitation !== undefined} />
        ) : (
          <InterestBar job={job} isPublic={ownProfile?.isPublic ?? true} />
        )}
      </Page>
    </>
  )
}

function Archived({ company }: { company: { id: string; displayName: string } }) {
  return (
    <Notice kind="warning">
      <p>この募集は終了しました。</p>
      <p>
        <Link className={linkClass()} to={urls.candidate.company(company.id)}>
          {company.displayName}のほかの募集を見る
        </Link>
      </p>
    </Notice>
  )
}
