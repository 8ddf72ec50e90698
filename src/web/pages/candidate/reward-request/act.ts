import { checkAcceptedOn, checkAfterScout } from '#domain/scout-invitation/offer-report/rules.ts'
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

type Scouts = readonly { id: string; sentOn: string }[]

/** The same rules in the browser, in the action and behind the door; the page alone has the scouts at hand. */
export function checkForm(form: FormData, scouts: Scouts = []) {
  const [id, day] = [formText(form, 'scoutInvitationId'), dateOf(form, 'acceptedOn')]
  const sentOn = scouts.find((scout) => scout.id === id)?.sentOn
  return [
    fieldError('scoutInvitationId', id ? null : validationText.notSelected(scoutLabel)),
    checkAcceptedOn('acceptedOn', day, tokyoToday()) ??
      (sentOn === undefined ? null : checkAfterScout('acceptedOn', day, sentOn)),
  ]
}

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
