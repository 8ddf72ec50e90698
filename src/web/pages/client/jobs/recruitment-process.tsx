import { WordingNote } from '#web/parts/block-editor/wording-note.tsx'
import { fieldLimits } from '#ground/limits/desk.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import type { RecruitmentProcessPageQuery, UpdateRecruitmentProcessMutationVariables } from '#web/generated/graphql.ts'
import { graphql } from '#web/generated/index.ts'
import { readDraft } from '#web/parts/forms/draft/sent-draft.ts'
import { titleOf } from '#web/parts/page/title.ts'
import { Flow } from '#web/ui/flow.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import type { Route } from './+types/recruitment-process'
import { JobFormEnd } from './parts/job-form-end.tsx'
import columns from './parts/job-form.module.css'
import { Resumed } from './parts/resumed.tsx'
import { revisionIn, statusIn, stepActs } from './parts/saved-job.ts'
import { StepPage, StepRounds } from './parts/step-page.tsx'
import type { SavedJob } from './parts/use-job-text.ts'
import { useStepForm } from './parts/use-step-form.ts'
import { checkDraft, draftOf, labelOf, write, type Draft } from './recruitment-process/draft.ts'
import { StepList } from './recruitment-process/step-list.tsx'

const RecruitmentProcessPage = graphql(`
  query RecruitmentProcessPage($jobId: ID!) {
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
      recruitmentProcess {
        __typename
        label
        ... on StandardRecruitmentStep {
          id
        }
      }
      recruitmentProcessDescription
    }
    recruitmentSteps {
      id
      label
    }
    viewer {
      ... on CompanyViewer {
        __typename
        id
      }
    }
  }
`)

const UpdateRecruitmentProcess = graphql(`
  mutation UpdateRecruitmentProcess(
    $id: ID!
    $steps: [RecruitmentStepInput!]!
    $customSteps: [CustomRecruitmentStepInput!]!
    $description: String!
    $status: JobStatus!
    $revision: Int
  ) {
    updateJobDescriptionRecruitmentProcess(
      id: $id
      steps: $steps
      customSteps: $customSteps
      description: $description
      status: $status
      revision: $revision
    ) {
      id
      revision
      lastEditedAt
    }
  }
`)

type Args = Pick<Route.ClientLoaderArgs, 'params' | 'request' | 'url'>

const load = (ask: Ask, { params }: Args) => ask(RecruitmentProcessPage, { jobId: params.jobId })
export const loader = onServer(load)
export const clientLoader = onClient(load)

async function save(ask: Ask, form: FormData, id: string): Promise<SavedJob> {
  const process = readDraft(form) as Omit<UpdateRecruitmentProcessMutationVariables, 'id' | 'status' | 'revision'>
  const variables = { ...process, id, status: statusIn(form), revision: revisionIn(form) }
  return (await ask(UpdateRecruitmentProcess, variables)).updateJobDescriptionRecruitmentProcess
}

const actOnProcess = act(stepActs(save, clientUrls.jobCompletionMessage))
export const action = actOnServer(actOnProcess)
export const clientAction = actOnClient(actOnProcess)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  titleOf(loaderData ? `選考の流れ（${loaderData.jobDescription.title}）` : '選考の流れ', matches)

export default function RecruitmentProcess({ loaderData }: Route.ComponentProps) {
  return <StepRounds renderForm={(onReadAnew) => <ProcessForm page={loaderData} onReadAnew={onReadAnew} />} />
}

type ProcessFormProps = { page: RecruitmentProcessPageQuery; onReadAnew: () => void }

function ProcessForm({ page, onReadAnew }: ProcessFormProps) {
  const { jobDescription: job, recruitmentSteps: standard, viewer } = page
  const form = useStepForm<Draft>({
    job,
    ownerId: viewer?.__typename === 'CompanyViewer' ? viewer.id : '',
    step: 'recruitment-process',
    part: 'PROCESS',
    onReadAnew,
    begin: () => draftOf(job),
    write,
    check: (draft) => checkDraft(draft, standard),
    labelOf,
  })
  const { steps, description } = form.draft
  return (
    <StepPage
      form={form}
      job={job}
      current="process"
      completion={job.__typename === 'SchedulingJobDescription' ? 'scheduling' : 'message'}
    >
      <form {...form.props} className={columns.form} onSubmit={form.submit}>
        <Resumed form={form} />
        <StepList form={form} standard={standard} />
        <TextArea
          label="所要期間の目安と補足"
          optional
          rows={4}
          max={fieldLimits.recruitmentProcess.max}
          placeholder="例：応募から内定まで約4週間。面接はすべてオンラインです。"
          {...form.field('description')}
          value={description}
          onChange={(event) => form.change({ ...form.draft, description: event.target.value })}
        />
        <WordingNote text={description} />
        <JobFormEnd form={form} job={job} next="承認後の案内" />
      </form>
      <section className={columns.seen} aria-labelledby="seen">
        <h2 id="seen">
          <Phrases>学生に見える流れ</Phrases>
        </h2>
        {steps.length === 0 ? (
          <p className="quiet">ステップを追加すると、ここに表示されます。公開には1つ以上が必要です。</p>
        ) : (
          <Flow current={-1} steps={steps.map(({ label }) => ({ title: label || '（名前のないステップ）' }))} />
        )}
        {description.trim() && <p className={columns.text}>{description}</p>}
      </section>
    </StepPage>
  )
}
