import { checkAcceptedOn } from '#domain/scout-invitation/offer-report/rules.ts'
import { fieldError, validationText } from '#ground/validation/validation.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { AskError, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { studentMessages } from '#web/texts/student.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { formText } from '#web/carry/form-text.ts'
import { dateOf } from '#web/parts/forms/date-of.ts'
import { valuesOf } from '#web/carry/form-values.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'

const ReportOffer = graphql(`
  mutation ReportOffer($scoutInvitationId: ID!, $acceptedOn: Date!) {
    reportOffer(scoutInvitationId: $scoutInvitationId, acceptedOn: $acceptedOn) {
      id
    }
  }
`)

export const scoutLabel = '企業と募集'

/** The same rules in the browser, in the action and behind the door. */
export const checkForm = (form: FormData) => [
  fieldError('scoutInvitationId', formText(form, 'scoutInvitationId') ? null : validationText.notSelected(scoutLabel)),
  checkAcceptedOn('acceptedOn', dateOf(form, 'acceptedOn'), tokyoToday()),
]

export async function report(ask: Ask, form: FormData) {
  const refusal = refuseForm(form, checkForm(form))
  if (refusal) return refusal
  const scoutInvitationId = formText(form, 'scoutInvitationId')
  try {
    await ask(ReportOffer, { scoutInvitationId, acceptedOn: dateOf(form, 'acceptedOn') })
  } catch (error) {
    if (!(error instanceof AskError) || !isUnexpected(error.refused.code)) throw error
    return { refused: { ...error.refused, message: studentMessages.offerReportFailed }, values: valuesOf(form) }
  }
  return redirectWith(urls.candidate.rewardRequested(), 'offerReported')
}

/** §8: the toast of a failed report. An expected refusal brings its own sentence. */
const isUnexpected = (code: string) => ['internal_server_error', 'service_unavailable'].includes(code)
