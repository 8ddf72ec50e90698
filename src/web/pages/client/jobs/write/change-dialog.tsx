import { useState } from 'react'
import type { WrittenJobFragment } from '#web/generated/graphql.ts'
import { ChangedLines } from '#web/parts/job-page/changed-lines.tsx'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { promisesChanged } from './differences.ts'
import type { Writing } from './load.ts'
import type { JobForm } from './use-job-form.ts'

type ChangeDialogProps = { form: JobForm; job: WrittenJobFragment | null; writing: Writing }

/** Asks before the conditions change that students with a scout have read. */
export function ChangeDialog({ form, job, writing }: ChangeDialogProps) {
  const [isOpen, setOpen] = useState(false)
  const [seen, setSeen] = useState(form.refused)
  if (form.refused !== seen) {
    setSeen(form.refused)
    setOpen(form.refused?.code === 'job_change_unconfirmed')
  }
  return (
    <Modal
      open={isOpen && job !== null}
      onClose={() => setOpen(false)}
      title="募集条件の変更"
      locked={form.isSending}
      ok={
        <Button busy={form.isSending} onClick={() => form.save({ isChangeConfirmed: 'true', next: 'edited' })}>
          変更して学生に知らせる
        </Button>
      }
    >
      <p>
        <Phrases>
          {job?.totalSent}
          名に送ったスカウトの内容が変わります。スカウトを受け取った学生には、変更した日と、変更前・変更後の内容が表示されます。
        </Phrases>
      </p>
      {job && <ChangedLines lines={promisesChanged(job, form.draft, writing)} />}
    </Modal>
  )
}
