import { Form, redirect } from 'react-router'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { formText } from '#web/carry/form-text.ts'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { clientUrls } from '#ground/client-urls.ts'
import type { Route } from './+types/complete'
import styles from './complete/complete.module.css'

const JobCompletePage = graphql(`
  query JobCompletePage($jobId: ID!) {
    jobDescription(jobId: $jobId) {
      id
      title
      isArchived
      totalSent
      canSendScoutInvitation
    }
  }
`)

const CopyJob = graphql(`
  mutation CopyFinishedJobDescription($jobId: ID!) {
    duplicateJobDescription(jobId: $jobId) {
      id
    }
  }
`)

const isCreated = ({ pathname }: { pathname: string }) => pathname.includes('/create/')

const load = async (ask: Ask, { url }: { url: URL }) => {
  const jobId = url.searchParams.get('job')
  if (!jobId) throw redirect(clientUrls.jobs())
  const { jobDescription } = await ask(JobCompletePage, { jobId })
  return { job: jobDescription, isNew: isCreated(url) }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)

const actOnFinishedJob = act({
  copy: async (ask: Ask, form: FormData) => {
    const { duplicateJobDescription: copy } = await ask(CopyJob, { jobId: formText(form, 'jobId') })
    throw redirect(clientUrls.jobEdit(copy.id))
  },
})
export const action = actOnServer(actOnFinishedJob)
export const clientAction = actOnClient(actOnFinishedJob)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  titleOf(loaderData?.isNew ? '募集を公開しました' : '募集を保存しました', matches)

/** After a job was published, or changed while it was public: what to do next. */
export default function JobComplete({ loaderData: { job, isNew }, actionData }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <Icon name="check" className={styles.mark} />
      <h1>
        <Phrases>{isNew ? '募集を公開しました' : '変更を保存しました'}</Phrases>
      </h1>
      <p className={styles.title}>{job.title}</p>
      <p className="quiet">
        <Phrases>
          {isNew
            ? '企業ページに表示され、この募集でスカウトを送れるようになりました。'
            : job.totalSent > 0
              ? '送信済みのスカウトにも反映されました。'
              : '学生に表示される内容も新しくなりました。'}
        </Phrases>
      </p>
      <ErrorNotice message={refusedOf(actionData)?.message} />
      <div className={styles.next}>
        {job.canSendScoutInvitation && (
          <ButtonLink wide to={clientUrls.candidatesFor(job.id)}>
            <Icon name="search" />
            学生をさがす
          </ButtonLink>
        )}
        <Form method="post">
          <input type="hidden" name="intent" value="copy" />
          <input type="hidden" name="jobId" value={job.id} />
          <IdempotencyKey intention={job.id} />
          <Button type="submit" kind="secondary" wide>
            <Icon name="copy" />
            複製して次の募集を書く
          </Button>
        </Form>
        <ButtonLink wide kind="secondary" to={clientUrls.jobs()}>
          募集の一覧へ
        </ButtonLink>
      </div>
    </div>
  )
}
