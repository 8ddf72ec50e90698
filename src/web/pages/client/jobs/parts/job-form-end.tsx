import { useCanWrite } from '#web/pages/client/parts/can-write.ts'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './job-form.module.css'
import type { StepForm } from './use-step-form.ts'

type JobFormEndProps = {
  form: StepForm
  job: { status: string | null; totalSent: number }
  /** The name of the page to which a draft goes on. */
  next: string
}

/** The end of the pages that write the later parts of a job. */
export function JobFormEnd({ form, job, next }: JobFormEndProps) {
  if (!useCanWrite())
    return (
      <Notice kind="warning">
        役割が「閲覧のみ」のため、保存できません。内容を変えるときは、管理者に確認してください。
      </Notice>
    )
  const isDraft = job.status === 'DRAFT'
  return (
    <>
      {job.totalSent > 0 && <Notice>保存すると、送信済みのスカウトにも反映されます。</Notice>}
      {form.isChanged && <Changed form={form} />}
      <FormEnd
        form={{ problems: form.problems, message: form.isChanged ? undefined : form.message, isSending: form.isBusy }}
        send={isDraft ? `下書きを保存して${next}へ` : '変更を保存する'}
      />
    </>
  )
}

/** A colleague saved the same step while it was written here; one of both texts is chosen. */
function Changed({ form }: { form: StepForm }) {
  return (
    <Notice kind="warning" live>
      <p>{form.message}</p>
      <p className={styles.choices}>
        <LinkButton onClick={() => void form.readAnew()}>保存された内容を読み込む</LinkButton>
        {/* Until the refused save has ended and the page knows the newer revision, a press would be lost. */}
        <LinkButton disabled={form.isSending} onClick={form.saveOver}>
          自分の内容で保存
        </LinkButton>
      </p>
    </Notice>
  )
}
