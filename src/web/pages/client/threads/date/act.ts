import { bookingWord } from '#domain/scout-invitation/booking/by-company/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { checkText } from '#ground/validation/validation.ts'
import { act } from '#web/carry/act.ts'
import type { Ask, ClientArgs } from '#web/carry/ask.ts'
import { formText } from '#web/carry/form-text.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'

const BookForCandidate = graphql(`
  mutation BookForCandidate($id: ID!, $date: ID!, $message: String) {
    bookForCandidate(scoutInvitationId: $id, schedulingDateId: $date, message: $message)
  }
`)

export const bookingLabels = { schedulingDateId: '日程', message: bookingWord.label }
export const checkBooking = (form: FormData) => [checkText('message', formText(form, 'message').trim(), bookingWord)]

type Args = ClientArgs & { params: { scoutInvitationId: string } }

export const actOnDate = act({
  '': async (ask: Ask, form: FormData, { params: { scoutInvitationId: id } }: Args) => {
    const refusal = refuseForm(form, checkBooking(form))
    if (refusal) return refusal
    await ask(BookForCandidate, { id, date: formText(form, 'schedulingDateId'), message: formText(form, 'message') })
    return redirectWith(clientUrls.thread(id), 'bookedForStudent')
  },
})
