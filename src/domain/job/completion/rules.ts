import { checkUrl } from '#ground/validation/company-validation.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { foldSpaces, tidyText } from '#ground/spelling/tidy-text.ts'
import { Refusal, type FieldError } from '#ground/refusal.ts'
import { deskValidationText } from '#ground/words/desk.ts'
import { checkText, fieldError, validationText } from '#ground/validation/validation.ts'
import type { JobStatus } from '../rules.ts'

type CompletionUrl = { label: string; url: string }
type MessageCompletion = {
  completionDescription: string
  completionUrls: readonly CompletionUrl[]
  status: JobStatus
}
type SchedulingCompletion = { schedulingId: string; status: JobStatus }

/** The step after acceptance: the student gets a message, or the dates of a scheduling. */
export type GivenCompletion = {
  messageInput?: MessageCompletion | null
  schedulingInput?: SchedulingCompletion | null
}

export const completionText = { urls: `URLは${fieldLimits.completionUrls.max}件までです` }

/** Exactly one of the two ways; refuses invalid_input for both and for neither. */
export function readWay({ messageInput: message, schedulingInput: scheduling }: GivenCompletion) {
  if (message && !scheduling) return { kind: 'MESSAGE', ...message } as const
  if (scheduling && !message) return { kind: 'SCHEDULING', ...scheduling } as const
  const path = message ? 'schedulingInput' : 'messageInput'
  throw new Refusal('invalid_input', { fields: [{ path, message: deskValidationText.variant('承認後の案内方法') }] })
}

export const tidyMessage = ({
  completionDescription,
  completionUrls,
  status,
}: MessageCompletion): MessageCompletion => ({
  completionDescription: tidyText(completionDescription),
  completionUrls: completionUrls.map(({ label, url }) => ({ label: foldSpaces(label), url: url.trim() })),
  status,
})

export const checkMessage = ({ completionDescription, completionUrls }: MessageCompletion): (FieldError | null)[] => [
  checkText('messageInput.completionDescription', completionDescription, fieldLimits.completionMessage),
  fieldError(
    'messageInput.completionUrls',
    completionUrls.length > fieldLimits.completionUrls.max ? completionText.urls : null,
  ),
  ...completionUrls.flatMap(({ label, url }, index) => {
    const path = `messageInput.completionUrls.${index}`
    return [
      checkText(`${path}.label`, label, fieldLimits.completionUrlLabel),
      url === '' ? { path: `${path}.url`, message: validationText.empty('URL') } : checkUrl(`${path}.url`, url),
    ]
  }),
]
