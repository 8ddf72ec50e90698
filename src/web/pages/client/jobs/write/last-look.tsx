import { isOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { ToldNotice } from '#web/ui/told-notice.tsx'
import { useFetcher } from 'react-router'
import { JobBody } from '#web/parts/job-page/job-body.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { useSuccessMessage } from '#web/parts/answers/success-message.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { clientUrls } from '#ground/client-urls.ts'
import { useCanWrite } from '#web/pages/client/parts/can-write.ts'
import { useJobPresence, Writers } from '../parts/job-presence.tsx'
import { JobSteps } from '../parts/job-steps.tsx'
import { TakenDown } from '../parts/taken-down.tsx'
import { MissingParts } from '../parts/missing-parts.tsx'
import type { StatusAnswer } from './act.ts'
import { AfterAcceptance } from './after-acceptance.tsx'
import type { Publishing } from './load.ts'
import { UndescribedPictures } from './undescribed-pictures.tsx'
import styles from './writer.module.css'

/** ④ The whole job as students see it, what it still needs, and the button that publishes it. */
export function LastLook({ publishing: { viewer, jobDescription: job } }: { publishing: Publishing }) {
  const canWrite = useCanWrite()
  const fetcher = useFetcher<StatusAnswer>()
  const presence = useJobPresence({ jobId: job.id, revision: job.revision, part: 'STATUS', isOn: canWrite })
  useSuccessMessage(fetcher.data)
  const isDraft = job.status === 'DRAFT'
  const completion = job.__typename === 'SchedulingJobDescription' ? 'scheduling' : 'message'
  const isSending = isOnItsWay(fetcher)
  const send = (intent: 'publish' | 'draft') => {
    if (isSending) return
    const form = { intent, revision: String(job.revision), idempotencyKey: crypto.randomUUID() }
    void fetcher.submit(form, { method: 'post' })
  }
  const refused = isSending ? undefined : refusedOf(fetcher.data)
  const canPublish = canWrite && job.missingParts.length === 0
  return (
    <div className={styles.page}>
      <JobSteps
        jobId={job.id}
        current="publish"
        title={isDraft ? '募集を作成' : '募集を編集'}
        completion={completion}
        state={<Writers presence={presence} />}
      />
      <div className={styles.body} role="region" aria-label="公開前の確認" tabIndex={0}>
        <div className={`${styles.form} ${styles.narrow}`}>
          {!canWrite && (
            <Notice kind="warning">役割が「閲覧のみ」のため、公開できません。管理者に確認してください。</Notice>
          )}
          {job.takedown && <TakenDown reason={job.takedown.reason} />}
          {isDraft && <MissingParts jobId={job.id} parts={job.missingParts} />}
          <UndescribedPictures jobId={job.id} contents={job.contents} />
          {isDraft && job.missingParts.length === 0 && (
            <Notice kind="success">
              公開に必要な項目がそろいました。学生に見える内容を確認して、公開してください。
            </Notice>
          )}
          {refused && <Refused refused={refused} />}
          <section className={`${styles.card} ${styles.look}`} aria-label="学生に見える募集">
            <JobBody
              heading="h2"
              job={job}
              company={viewer?.__typename === 'CompanyViewer' ? viewer.company : undefined}
            />
          </section>
          <section className={styles.card} aria-labelledby="after-acceptance">
            <h2 id="after-acceptance">
              <Phrases>スカウトを承認した学生への案内</Phrases>
            </h2>
            <AfterAcceptance job={job} />
          </section>
        </div>
      </div>
      <footer className={styles.foot}>
        <ButtonLink
          kind="secondary"
          to={
            completion === 'scheduling'
              ? clientUrls.jobCompletionScheduling(job.id)
              : clientUrls.jobCompletionMessage(job.id)
          }
        >
          戻る
        </ButtonLink>
        {isDraft ? (
          <Button
            className={styles.later}
            busy={isSending}
            aria-disabled={!canPublish || undefined}
            onClick={() => send('publish')}
          >
            募集を公開する
          </Button>
        ) : (
          <>
            {job.canSaveAsDraft && (
              <Button
                kind="secondary"
                className={styles.later}
                busy={isSending}
                aria-disabled={!canWrite || undefined}
                onClick={() => send('draft')}
              >
                下書きに戻す
              </Button>
            )}
            <ButtonLink className={job.canSaveAsDraft ? undefined : styles.later} to={clientUrls.jobs()}>
              募集の一覧へ
            </ButtonLink>
          </>
        )}
      </footer>
    </div>
  )
}

function Refused({ refused }: { refused: { code: string; message: string } }) {
  const { code, message } = refused
  return (
    <ToldNotice kind="error" live cause={refused}>
      <p>{message}</p>
      {code === 'plan_restricted' && (
        <p>
          公開できる募集の数は、ご契約のプランで決まっています。公開中の募集を一覧からアーカイブすると、この募集を公開できます。
        </p>
      )}
      {code === 'job_changed_meanwhile' && <p>表示を新しい内容に更新しました。確認して、もう一度公開してください。</p>}
    </ToldNotice>
  )
}
