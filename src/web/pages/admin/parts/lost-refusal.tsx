import { ErrorNotice } from '#web/ui/notice.tsx'
import type { IntentAnswer } from './intent-form.tsx'

type LostRefusalProps = {
  answer: Pick<NonNullable<IntentAnswer>, 'refused' | 'values'> | undefined
  /** Whether the page still has the form of an intent, about the row of an id. */
  hasForm: (intent: string, id: string) => boolean
}

/** A refusal whose form is on the page no longer: another operator acted first, and the page was read again. */
export function LostRefusal({ answer, hasForm }: LostRefusalProps) {
  const { intent: [intent = ''] = [], id: [id = ''] = [] } = answer?.values ?? {}
  return <ErrorNotice message={hasForm(intent, id) ? undefined : answer?.refused?.message} />
}
