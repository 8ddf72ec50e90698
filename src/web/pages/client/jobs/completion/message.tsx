import { WordingNote } from '#web/parts/block-editor/wording-note.tsx'
import { fieldLimits } from '#ground/limits/desk.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import type { CompletionMessagePageQuery, MessageCompletionInput } from '#web/generated/graphql.ts'
import { graphql } from '#web/generated/index.ts'
import { readDraft } from '#web/parts/forms/draft/sent-draft.ts'
import { titleOf } from '#web/parts/page/title.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { JobFormEnd } from '../parts/job-form-end.tsx'
import columns from '../parts/job-form.module.css'
import { publishPart } from '../parts/job-steps.tsx'
import { Resumed } from '../parts/resumed.tsx'
import { revisionIn, statusIn, stepActs } from '../parts/saved-job.ts'
import { StepPage, StepRounds } from '../parts/step-page.tsx'
import type { SavedJob } from '../parts/use-job-text.ts'
import { useStepForm } from '../parts/use-step-form.ts'
import type { Route } from './+types/message'
import { checkDraft, draftOf, labelOf, write, type Draft } from './message/draft.ts'
import styles from './message/message.module.css'
import { UrlList } from './message/url-list.tsx'
import { isFixed, wayOf, Ways } from './parts/ways.tsx'

const CompletionMessagePage = graphql(`
  query CompletionMessagePage($jobId: ID!) {
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
      ... on MessageJobDescription {
        completionDescription
        completionUrls {
          label
          url
        }
      }
    }
    viewer {
      ... on CompanyViewer {
        __typename
        id
      }
    }
  }
`)

const UpdateCompletionMessage = graphql(`
  mutation UpdateCompletionMessage($jobId: ID!, $messageInput: MessageCompletionInput!, $revision: Int) {
    updateJobDescriptionCompletion(jobId: $jobId, messageInput: $messageInput, revision: $revision) {
      id
      revision
      lastEditedAt
    }
  }
`)

type Args = Pick<Route.ClientLoaderArgs, 'params' | 'request' | 'url'>

const load = (ask: Ask, { params }: Args) => ask(CompletionMessagePage, { jobId: params.jobId })
export const loader = onServer(load)
export const clientLoader = onClient(load)

async function save(ask: Ask, form: FormData, jobId: string): Promise<SavedJob> {
  const message = readDraft(form) as Omit<MessageCompletionInput, 'status'>
  const messageInput = { ...message, status: statusIn(form) }
  const variables = { jobId, messageInput, revision: revisionIn(form) }
  return (await ask(UpdateCompletionMessage, variables)).updateJobDescriptionCompletion
}

const actOnMessage = act(stepActs(save, (jobId) => clientUrls.jobEdit(jobId, publishPart)))
export const action = actOnServer(actOnMessage)
export const clientAction = actOnClient(actOnMessage)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  titleOf(loaderData ? `承認後の案内（${loaderData.jobDescription.title}）` : '承認後の案内', matches)

const nothing = { completionDescription: '', completionUrls: [] }

export default function CompletionMessage({ loaderData }: Route.ComponentProps) {
  return <StepRounds renderForm={(onReadAnew) => <MessageForm page={loaderData} onReadAnew={onReadAnew} />} />
}

type MessageFormProps = { page: CompletionMessagePageQuery; onReadAnew: () => void }

function MessageForm({ page: { jobDescription: job, viewer }, onReadAnew }: MessageFormProps) {
  const form = useStepForm<Draft>({
    job,
    ownerId: viewer?.__typename === 'CompanyViewer' ? viewer.id : '',
    step: 'completion-message',
    part: 'COMPLETION',
    isReplacing: wayOf(job) === 'scheduling',
    onReadAnew,
    begin: () => draftOf(job.__typename === 'MessageJobDescription' ? job : nothing),
    write,
    check: checkDraft,
    labelOf,
  })
  const { description } = form.draft
  const links = form.draft.urls.filter(({ label }) => label.trim())
  return (
    <StepPage form={form} job={job} current="completion" completion="message">
      <form {...form.props} className={columns.form} onSubmit={form.submit}>
        <Ways job={job} current="message" />
        {!isFixed(job, 'message') && (
          <>
            <Resumed form={form} />
            <TextArea
              label="承認した学生へのメッセージ"
              hint="公開に必要です。次にすることと、連絡の時期を書くと、学生は安心して待てます。"
              rows={8}
              max={fieldLimits.completionMessage.max}
              placeholder="例：承認ありがとうございます。3営業日以内に、採用担当の佐伯からメールでご連絡します。"
              {...form.field('description')}
              value={description}
              onChange={(event) => form.change({ ...form.draft, description: event.target.value })}
            />
            <WordingNote text={description} />
            <UrlList form={form} />
            <JobFormEnd form={form} job={job} next="確認" />
          </>
        )}
      </form>
      <section className={columns.seen} aria-labelledby="seen">
        <h2 id="seen">
          <Phrases>承認した学生に見える画面</Phrases>
        </h2>
        {description.trim() ? (
          <p className={columns.text}>{description}</p>
        ) : (
          <p className="quiet">メッセージを書くと、ここに表示されます。</p>
        )}
        {links.map(({ key, label }) => (
          <span key={key} className={buttonClass({ kind: 'secondary', wide: true, className: styles.button })}>
            {label}
            <Icon name="external" size="small" />
          </span>
        ))}
        {links.length > 0 && <p className="quiet">外部サイトに移動します</p>}
      </section>
    </StepPage>
  )
}
