import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { FieldError } from '#ground/refusal.ts'
import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import { IdempotencyKey } from '#web/parts/idempotency-key.tsx'
import { useNow } from '#web/parts/now.tsx'
import { refusedOf, type Answer } from '#web/parts/told.ts'
import { Button } from '#web/ui/button.tsx'
import { FormSummary, useFocusFirstError } from '#web/ui/form-summary.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { SchedulingType } from '#domain/scheduling/rules.ts'
import { Affected } from './affected.tsx'
import { DateRows } from './date-rows.tsx'
import {
  affectedStudents,
  checkDraft,
  controlOf,
  draftOf,
  inputOf,
  isOver,
  type KnownScheduling,
  type Places,
} from './draft.ts'
import { SchedulingFields, type CompanyUser } from './fields.tsx'
import { Generator, type Wish } from './generator.tsx'
import { labelOf } from './field-labels.ts'
import styles from './editor.module.css'

type EditorModalProps = {
  open: boolean
  onClose: () => void
  known: KnownScheduling | null
  wishes: readonly Wish[]
  /** The day on the calendar behind it. */
  day: string
  companyUsers: readonly CompanyUser[]
  ownId: string
}

const nowhere: Places = { created: [], changed: [] }
const formId = 'scheduling-form'

export function EditorModal({ open, onClose, known, wishes, day, companyUsers, ownId }: EditorModalProps) {
  const now = useNow()
  const fetcher = useFetcher<Answer>()
  const isBusy = fetcher.state !== 'idle'
  const [type, setType] = useState<SchedulingType>(known?.type ?? 'EVENT')
  const [began] = useState(() => ({ ...draftOf(known), ...(known ? {} : { notified: [ownId] }) }))
  const [draft, setDraft] = useState(began)
  const [notify, setNotify] = useState<readonly string[]>([])
  const [isAsking, setAsking] = useState(false)
  const isConfirmed = useRef(false)

  const [wrong, setWrong] = useState<{ fields: readonly FieldError[]; places: Places }>({ fields: [], places: nowhere })
  const [sent, setSent] = useState(nowhere)
  const refused = refusedOf(fetcher.data)
  const errors = useMemo(() => {
    const { fields, places } = wrong.fields.length > 0 ? wrong : { fields: refused?.fields ?? [], places: sent }
    return Object.fromEntries(fields.map(({ path, message }) => [controlOf(path, places), message]))
  }, [wrong, refused, sent])
  const isRefused = refused !== undefined && Object.keys(errors).length === 0
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isRefused && refused) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [isRefused, refused])
  const form = useFocusFirstError(errors)

  const { input, newInput, places } = inputOf(draft, type, now)
  const payload = known
    ? JSON.stringify({ ...input, id: known.id, notifyScoutInvitationIds: notify })
    : JSON.stringify(newInput)
  const affected = known ? affectedStudents(draft, known, now) : []

  const submit = (event: FormEvent) => {
    const fields = checkDraft(draft, type, now)
    const mustAsk = affected.length > 0 && !isConfirmed.current
    isConfirmed.current = false
    setWrong({ fields, places })
    if (fields.length > 0 || mustAsk || isBusy) event.preventDefault()
    if (fields.length > 0 || isBusy) return
    if (mustAsk) {
      setNotify(affected.map(({ scoutInvitationId }) => scoutInvitationId))
      setAsking(true)
      return
    }
    setSent(places)
  }
  const confirm = () => {
    isConfirmed.current = true
    setAsking(false)
    form.current?.requestSubmit()
  }
  return (
    <>
      <Modal
        open={open}
        onClose={onClose}
        mode="rightPanel"
        className={styles.panel}
        title={known ? '予定を編集' : '予定を作成'}
        closeOnBackground={false}
        locked={isBusy}
        ok={
          <Button type="submit" form={formId} busy={isBusy}>
            {isBusy ? '送信中…' : known ? '変更を保存' : '予定を作成'}
          </Button>
        }
      >
        <fetcher.Form method="post" id={formId} ref={form} onSubmit={submit} noValidate className={styles.form}>
          <input type="hidden" name="intent" value={known ? 'update' : 'create'} />
          <input type="hidden" name="type" value={type} />
          <input type="hidden" name="payload" value={payload} />
          <IdempotencyKey intention={payload} />
          <SchedulingFields
            draft={draft}
            onChange={(change) => setDraft({ ...draft, ...change })}
            type={type}
            onType={known ? null : setType}
            errors={errors}
            companyUsers={companyUsers}
          />
          <Generator
            type={type}
            wishes={wishes}
            day={day}
            rows={draft.rows}
            onAdd={(rows) => setDraft({ ...draft, rows: [...draft.rows, ...rows] })}
          />
          <DateRows
            type={type}
            rows={draft.rows.filter((row) => !isOver(row, now))}
            overCount={draft.rows.filter((row) => isOver(row, now)).length}
            errors={errors}
            onChange={(key, change) =>
              setDraft({ ...draft, rows: draft.rows.map((row) => (row.key === key ? { ...row, ...change } : row)) })
            }
            onRemove={({ key, known: date }) =>
              setDraft({
                ...draft,
                rows: draft.rows.filter((row) => row.key !== key),
                removed: date ? [...draft.removed, key] : draft.removed,
              })
            }
          />
          <FormSummary problems={Object.keys(errors).map((id) => ({ id, label: labelOf(id, draft.rows) }))} />
          <div ref={notice}>
            {isRefused && (
              <Notice kind="error" live>
                {refused?.message}
              </Notice>
            )}
          </div>
        </fetcher.Form>
      </Modal>
      <Affected
        open={isAsking}
        onClose={() => setAsking(false)}
        students={affected}
        chosen={notify}
        onChoose={setNotify}
        onConfirm={confirm}
      />
      <UnsavedGuard isUnsaved={() => open && !isBusy && JSON.stringify(draft) !== JSON.stringify(began)} />
    </>
  )
}
