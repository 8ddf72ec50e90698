import { ToldNotice } from '#web/ui/told-notice.tsx'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { WrittenJobFragment } from '#web/generated/graphql.ts'
import { BlockEditor } from '#web/parts/block-editor/block-editor.tsx'
import { jobTemplates } from '#web/parts/block-editor/block-templates.ts'
import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormSummary } from '#web/ui/fields/form-summary.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { clientUrls } from '#ground/client-urls.ts'
import { useCanWrite } from '#web/pages/client/parts/can-write.ts'
import { useJobPresence, Writers } from '../parts/job-presence.tsx'
import { JobSteps } from '../parts/job-steps.tsx'
import { Resumed } from '../parts/resumed.tsx'
import { TakenDown } from '../parts/taken-down.tsx'
import { SaveState } from '../parts/save-state.tsx'
import { Basics } from './basics.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { Conditions } from './conditions.tsx'
import type { Writing } from './load.ts'
import { Meanwhile } from './meanwhile.tsx'
import { PreviewDialog } from './preview.tsx'
import type { Draft } from './draft.ts'
import { useJobForm, type JobForm } from './use-job-form.ts'
import styles from './writer.module.css'

type WriterProps = {
  writing: Writing
  job: WrittenJobFragment | null
  onCreated: (jobId: string) => void
  onReadAnew: () => void
}

/** ① The contents of a job, with the student's view beside them. */
export function Writer({ writing, job, onCreated, onReadAnew }: WriterProps) {
  const canWrite = useCanWrite()
  const form = useJobForm({ writing, job, canWrite, onCreated })
  const { jobId, revision } = form
  const presence = useJobPresence({ jobId, revision, part: 'CONTENTS', isOn: canWrite && !form.isSending })
  const [isPreviewing, setPreviewing] = useState(false)
  const { revalidate } = useRevalidator()
  const { isChanged } = form
  const readAnew = async () => {
    form.kept.forget()
    await revalidate()
    onReadAnew()
  }
  return (
    <div className={styles.page}>
      <JobSteps
        jobId={jobId === '' ? null : jobId}
        current="contents"
        title={job === null || job.status === 'DRAFT' ? '募集を作成' : '募集を編集'}
        completion={job?.__typename === 'SchedulingJobDescription' ? 'scheduling' : 'message'}
        state={
          <>
            <Writers presence={presence} />
            <SaveState form={form} waitsFor={isBegun(form.draft) ? null : 'タイトル・種別・職種を入れると保存します'} />
          </>
        }
      >
        <Button kind="secondary" onClick={() => setPreviewing(true)}>
          プレビュー
        </Button>
      </JobSteps>
      <div className={styles.body}>
        <form
          {...form.props}
          className={styles.form}
          onSubmit={(event) => event.preventDefault()}
          aria-label="募集の内容"
        >
          <Notices job={job} canWrite={canWrite} form={form} />
          <Meanwhile
            form={form}
            job={job}
            writing={writing}
            saved={form.isSending ? null : (presence?.savedSince ?? null)}
            refused={isChanged ? form.refused?.message : undefined}
            onReadAnew={() => void readAnew()}
          />
          <Basics form={form} writing={writing} />
          <div id="contents" className={styles.card}>
            <BlockEditor
              form={form}
              read={(draft) => draft.blocks}
              put={(draft, blocks) => ({ ...draft, blocks })}
              templates={jobTemplates}
            />
          </div>
          <Conditions form={form} />
          {form.message && !isChanged && form.refused?.code !== 'job_change_unconfirmed' && !form.isLost && (
            <ToldNotice kind="error" live cause={form.refusedPress}>
              {form.message}
            </ToldNotice>
          )}
          <FormSummary problems={form.problems} />
        </form>
      </div>
      <Foot form={form} job={job} canWrite={canWrite} />
      <PreviewDialog open={isPreviewing} onClose={() => setPreviewing(false)} form={form} writing={writing} job={job} />
      <ChangeDialog form={form} job={job} writing={writing} />
      <UnsavedGuard
        isUnsaved={form.isUnsaved}
        saving={{ save: form.save, isBusy: form.isBusy, answer: form.answer }}
        onDiscard={form.kept.forget}
      />
    </div>
  )
}

/** Whether the text has what a job cannot be stored without. */
const isBegun = ({ title, scoutTypeId, jobTypeIds }: Draft) =>
  title.trim() !== '' && scoutTypeId !== '' && jobTypeIds.length > 0

function Notices({ job, canWrite, form }: { job: WrittenJobFragment | null; canWrite: boolean; form: JobForm }) {
  return (
    <>
      {!canWrite && (
        <Notice kind="warning">
          役割が「閲覧のみ」のため、保存できません。内容を変えるときは、管理者に確認してください。
        </Notice>
      )}
      {job?.takedown && <TakenDown reason={job.takedown.reason} />}
      <Resumed form={form} />
      {job && job.totalSent > 0 && <Notice>保存すると、送信済みのスカウトにも反映されます。</Notice>}
      {job?.isArchived && <Notice>アーカイブした募集です。保存しても、学生の一覧には表示されません。</Notice>}
    </>
  )
}

/** A draft goes on to the next step; a published job is saved by a press. */
function Foot({ form, job, canWrite }: { form: JobForm; job: WrittenJobFragment | null; canWrite: boolean }) {
  const isUnchanged = !form.hasUnsaved && !form.isSending
  return (
    <footer className={styles.foot}>
      <ButtonLink kind="secondary" to={clientUrls.jobs()}>
        戻る
      </ButtonLink>
      {form.isDraft ? (
        <>
          <Button
            kind="secondary"
            className={styles.later}
            aria-disabled={!canWrite || undefined}
            busy={form.isBusy}
            onClick={() => form.save()}
          >
            下書きを保存
          </Button>
          {form.jobId !== '' && !form.hasUnsaved ? (
            <ButtonLink to={clientUrls.jobRecruitmentProcess(form.jobId)}>
              選考の流れへ進む
              <Icon name="chevron-right" size="small" />
            </ButtonLink>
          ) : (
            <Button
              aria-disabled={!canWrite || undefined}
              busy={form.isBusy}
              onClick={() => form.save({ next: 'process' })}
            >
              選考の流れへ進む
              <Icon name="chevron-right" size="small" />
            </Button>
          )}
        </>
      ) : (
        <>
          {isUnchanged && (
            <p id="unchanged" className={styles.unchanged}>
              変更はありません
            </p>
          )}
          <Button
            className={isUnchanged ? undefined : styles.later}
            aria-disabled={!canWrite || isUnchanged || undefined}
            aria-describedby={isUnchanged ? 'unchanged' : undefined}
            busy={form.isBusy}
            onClick={() => form.save({ next: 'edited' })}
          >
            {job?.totalSent ? '変更を反映する' : '変更を保存する'}
          </Button>
        </>
      )}
    </footer>
  )
}
