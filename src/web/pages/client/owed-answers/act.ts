import { clientUrls } from '#ground/client-urls.ts'
import { act } from '#web/carry/act.ts'
import type { Ask } from '#web/carry/ask.ts'
import { formText } from '#web/carry/form-text.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { graphql } from '#web/generated/index.ts'
import { validationText } from '#ground/validation/validation.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'

const TakeBackOutcome = graphql(`
  mutation TakeBackOutcome($scoutInvitationId: ID!, $heldOutcomeId: ID) {
    takeBackOutcome(scoutInvitationId: $scoutInvitationId, heldOutcomeId: $heldOutcomeId)
  }
`)

const OfferDates = graphql(`
  mutation OfferDates($scoutInvitationId: ID!, $schedulingId: ID!) {
    offerDates(scoutInvitationId: $scoutInvitationId, schedulingId: $schedulingId)
  }
`)

const takeBack = async (ask: Ask, form: FormData) => {
  const heldOutcomeId = formText(form, 'heldOutcomeId') || null
  await ask(TakeBackOutcome, { scoutInvitationId: formText(form, 'scoutInvitationId'), heldOutcomeId })
  return redirectWith(clientUrls.owedAnswers(), 'outcomeTakenBack')
}

const offer = async (ask: Ask, form: FormData) => {
  const offered = {
    scoutInvitationId: formText(form, 'scoutInvitationId'),
    schedulingId: formText(form, 'schedulingId'),
  }
  const refusal = refuseForm(form, [
    offered.schedulingId === '' ? { path: 'schedulingId', message: validationText.notSelected('案内する日程') } : null,
  ])
  if (refusal) return refusal
  await ask(OfferDates, offered)
  return redirectWith(clientUrls.owedAnswers(), 'datesOffered')
}

export const actOnOwed = act({ '': takeBack, 'offer-dates': offer })
