import { clientUrls } from '#ground/client-urls.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import type { CompletionSchedulingPageQuery } from '#web/generated/graphql.ts'
import { graphql, readFragment } from '#web/generated/index.ts'
import { readDraft } from '#web/parts/forms/draft/sent-draft.ts'
import { titleOf } from '#web/parts/page/title.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { JobFormEnd } from '../parts/job-form-end.tsx'
import columns from '../parts/job-form.module.css'
import { publishPart } from '../parts/job-steps.tsx'
import { Resumed } from '../parts/resumed.tsx'
import { revisionIn, statusIn, stepActs } from '../parts/saved-job.ts'
import { StepPage, StepRounds } from '../parts/step-page.tsx'
import { createScheduling, typeOf, type NewScheduling as Sent } from '../parts/scheduling-editor/sent.ts'
import type { SavedJob } from '../parts/use-job-text.ts'
import { useStepForm } from '../parts/use-step-form.ts'
import type { Route } from './+types/scheduling'
import { isFixed, wayOf, Ways } from './parts/ways.tsx'
import { Choices, SchedulingChoice } from './scheduling/choices.tsx'
import { checkDraft, label, write, type Draft } from './scheduling/draft.ts'
import { NewScheduling } from './scheduling/new-scheduling.tsx'
import { SeenDates } from './scheduling/seen-dates.tsx'

const CompletionSchedulingPage = graphql(`
  query CompletionSchedulingPage($jobId: ID!) {
    jobDescription(jobId: $jobId) {
      id
      __typename
      title
      status
      totalSent
      canSaveAsDraft
      revision
      takedown {
        reason
      }
      ... on SchedulingJobDescription {
        scheduling {
          id
        }
      }
    }
    schedulings {
      edges {
        node {
          ...SchedulingChoice
        }
      }
    }
    companyUsers {
      id
      familyName
      givenName
      department
    }
    viewer {
      ... on CompanyViewer {
        __typename
        id
        contract {
          plan {
            features
          }
        }
      }
    }
  }
`)

const UpdateCompletionScheduling = graphql(`
  mutation UpdateCompletionScheduling($jobId: ID!, $schedulingInput: SchedulingCompletionInput!, $revision: Int) {
    updateJobDescriptionCompletion(jobId: $jobId, schedulingInput: $schedulingInput, revision: $revision) {
      id
      revision
      lastEditedAt
    }
  }
`)

type Args = Pick<Route.ClientLoaderArgs, 'params' | 'request' | 'url'>

const load = (ask: Ask, { params }: Args) => ask(CompletionSchedulingPage, { jobId: params.jobId })
export const loader = onServer(load)
export const clientLoader = onClient(load)

async function save(ask: Ask, form: FormData, jobId: string): Promise<SavedJob> {
  const { schedulingId } = readDraft(form) as Draft
  const schedulingInput = { schedulingId, status: statusIn(form) }
  const variables = { jobId, schedulingInput, revision: revisionIn(form) }
  return (await ask(UpdateCompletionScheduling, variables)).updateJobDescriptionCompletion
}

const actOnScheduling = act({
  ...stepActs(save, (jobId) => clientUrls.jobEdit(jobId, publishPart)),
  create: async (ask: Ask, form: FormData) => ({
    created: await createScheduling(ask, typeOf(form), readDraft(form) as Sent),
  }),
})
export const action = actOnServer(actOnScheduling)
export const clientAction = actOnClient(actOnScheduling)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  titleOf(loaderData ? `承認後の案内（${loaderData.jobDescription.title}）` : '承認後の案内', matches)

export default function CompletionScheduling({ loaderData }: Route.ComponentProps) {
  return <StepRounds renderForm={(onReadAnew) => <SchedulingForm page={loaderData} onReadAnew={onReadAnew} />} />
}

type SchedulingFormProps = { page: CompletionSchedulingPageQuery; onReadAnew: () => void }

function SchedulingForm({ page, onReadAnew }: SchedulingFormProps) {
  const { jobDescription: job, companyUsers, viewer } = page
  const schedulings = readFragment(
    SchedulingChoice,
    page.schedulings.edges.map(({ node }) => node),
  )
  const company = viewer?.__typename === 'CompanyViewer' ? viewer : null
  const form = useStepForm<Draft>({
    job,
    ownerId: company?.id ?? '',
    step: 'completion-scheduling',
    part: 'COMPLETION',
    isReplacing: wayOf(job) === 'message',
    onReadAnew,
    begin: () => ({ schedulingId: job.__typename === 'SchedulingJobDescription' ? job.scheduling.id : '' }),
    write,
    check: checkDraft,
    labelOf: () => label,
  })
  const chosen = schedulings.find(({ id }) => id === form.draft.schedulingId)
  return (
    <StepPage form={form} job={job} current="completion" completion="scheduling">
      <div className={columns.form}>
        <Ways job={job} current="scheduling" />
        {job.totalSent === 0 && (
          <NewScheduling
            companyUsers={companyUsers}
            ownId={company?.id ?? ''}
            hasPlan={company?.contract.plan.features.includes('events') ?? false}
            onCreated={(schedulingId) => form.change({ schedulingId })}
          />
        )}
        {!isFixed(job, 'scheduling') && (
          <form {...form.props} className={columns.form} onSubmit={form.submit}>
            <Resumed form={form} />
            {schedulings.length > 0 ? (
              <Choices form={form} schedulings={schedulings} isFixed={job.totalSent > 0} />
            ) : (
              <EmptyState title="予定はまだありません">
                説明会や面接の予定を作ると、承認した学生に日程を選んでもらえます。
              </EmptyState>
            )}
            <JobFormEnd form={form} job={job} next="確認" />
          </form>
        )}
      </div>
      <SeenDates scheduling={chosen ?? null} />
    </StepPage>
  )
}
