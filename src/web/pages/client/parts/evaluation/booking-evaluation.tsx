import { useState } from 'react'
import { readFragment, type FragmentType } from '#web/generated/index.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { EvaluationForm } from './evaluation-form.tsx'
import { EvaluationList } from './evaluation-list.tsx'
import { BookingEvaluationFields, EvaluationFields } from './fields.ts'

type BookingEvaluationProps = {
  bookingId: string
  name: string
  evaluation: FragmentType<typeof BookingEvaluationFields>
}

/** The own evaluation, then the others' once they may be read. */
export function BookingEvaluation({ bookingId, name, evaluation: masked }: BookingEvaluationProps) {
  const { canWrite, hiddenCount, form, own: maskedOwn, others } = readFragment(BookingEvaluationFields, masked)
  const own = maskedOwn ? readFragment(EvaluationFields, maskedOwn) : null
  // When the own evaluation that is open to be changed was last saved; another save closes the form.
  const [openSince, setOpenSince] = useState<string | null>(null)
  const savedAt = own?.editedAt ?? ''
  const isChanging = own !== null && openSince === savedAt
  const standing = [...(maskedOwn && !isChanging ? [maskedOwn] : []), ...others]
  return (
    <div className="stack-3">
      {canWrite && (own === null || isChanging) && (
        <EvaluationForm key={own?.id ?? 'new'} bookingId={bookingId} name={name} form={form} own={own} />
      )}
      {standing.length > 0 && <EvaluationList evaluations={standing} />}
      {canWrite && own && !isChanging && (
        <p>
          <LinkButton onClick={() => setOpenSince(savedAt)}>自分の評価を変更する</LinkButton>
        </p>
      )}
      {hiddenCount > 0 && <Notice>{`ほかに${hiddenCount}件の評価があります。自分の評価を保存すると読めます。`}</Notice>}
    </div>
  )
}
