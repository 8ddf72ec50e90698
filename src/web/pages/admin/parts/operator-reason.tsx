import { operatorReason } from '#ground/limits/operator-reason.ts'
import { TextArea } from '#web/ui/fields/text-area.tsx'

type OperatorReasonProps = { label: string; hint?: string; error: string | null | undefined }

/** The field of the reason in a dialog; its label says who reads it. */
export const OperatorReason = (props: OperatorReasonProps) => (
  <TextArea {...props} name="reason" required rows={5} min={operatorReason.min} max={operatorReason.max} />
)
