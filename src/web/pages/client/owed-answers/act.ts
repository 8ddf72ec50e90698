import { checkOutcomeMessage, outcomes } from '#domain/scout-invitation/outcome/rules.ts'
import { answerText } from '#ground/validation/answer-validation.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { act } from '#web/carry/act.ts'
import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { formText } from '#web/carry/form-text.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'

const TellOutcome = graphql(`
  mutation TellOutcome($scoutInvitationId: ID!, $outcome: Outcome!, $message: String!) {
    tellOutcome(scoutInvitationId: $scoutInvitationId, outcome: $outcome, message: $message)
  }
`)

const outcomeOf = (form: FormData) => outcomes.find((one) => one === formText(form, 'outcome'))

export const checkOutcome = (form: FormData) => [
  outcomeOf(form) ? null : { path: 'outcome', message: answerText.notChecked },
  checkOutcomeMessage(formText(form, 'message').trim()),
]

const tell = async (ask: Ask, form: FormData) => {
  const refusal = refuseForm(form, checkOutcome(form))
  const outcome = outcomeOf(form)
  if (refusal || !outcome) return refusal
  const scoutInvitationId = formText(form, 'scoutInvitationId')
  await ask(TellOutcome, { scoutInvitationId, outcome, message: formText(form, 'message') })
  return redirectWith(clientUrls.owedAnswers(), 'outcomeTold')
}

export const actOnOutcome = act({ '': tell })
