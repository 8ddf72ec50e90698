import type { ReactNode } from 'react'
import { useCanWrite } from '#web/pages/client/parts/can-write.ts'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { Notice } from '#web/ui/notice.tsx'

type JobFormEndProps = {
  form: Parameters<typeof FormEnd>[0]['form']
  job: { status: string | null; totalSent: number }
  /** The name of the page to which a draft goes on. */
  next: string
  children?: ReactNode
}

/** The end of the pages that write the later parts of a job. */
export function JobFormEnd({ form, job, next, children }: JobFormEndProps) {
  if (!useCanWrite())
    return (
      <Notice kind="info">閲覧の権限では編集できません。編集するには、管理者に権限の変更を依頼してください。</Notice>
    )
  const isDraft = job.status === 'DRAFT'
  return (
    <>
      {job.totalSent > 0 && <Notice kind="info">保存すると、送信済みのスカウトにも反映されます。</Notice>}
      <FormEnd form={form} send={isDraft ? `下書きを保存して${next}へ` : '変更を保存する'}>
        {children}
      </FormEnd>
    </>
  )
}
