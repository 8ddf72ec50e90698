import { checkOutcomeMessage } from '#domain/scout-invitation/outcome/rules.ts'
import { attendances } from '#domain/scout-invitation/booking/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { answerText } from '#ground/validation/answer-validation.ts'
import { act, badRequest, saidWhenGone } from '#web/carry/act.ts'
import type { Ask } from '#web/carry/ask.ts'
import { formText } from '#web/carry/form-text.ts'
import { graphql } from '#web/generated/index.ts'
import type { Done } from '#web/parts/answers/success-message.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { outcomeOf, revisionField, tellStudents } from '../outcomes/act.ts'
import { evaluate } from '../parts/evaluation/act.ts'

const MarkAttendance = graphql(`
  mutation MarkAttendanceAfterDate($id: ID!, $attendance: BookingAttendance!) {
    updateBookingAttendance(id: $id, attendance: $attendance) {
      id
    }
  }
`)
const MarkAllAttended = graphql(`
  mutation MarkAllAttended($schedulingDateId: ID!) {
    markAllAttended(schedulingDateId: $schedulingDateId)
  }
`)
const UndoAllAttended = graphql(`
  mutation UndoAllAttended($schedulingDateId: ID!, $press: ID!) {
    undoAllAttended(schedulingDateId: $schedulingDateId, press: $press)
  }
`)
const studentsOf = (form: FormData) => form.getAll('scoutInvitationId').map(String)

export const checkOutcomes = (form: FormData) => [
  studentsOf(form).length > 0 ? null : { path: 'scoutInvitationId', message: '結果を伝える学生を選んでください' },
  outcomeOf(form) ? null : { path: 'outcome', message: answerText.notChecked },
  checkOutcomeMessage(formText(form, 'message').trim()),
]

async function tellAll(ask: Ask, form: FormData) {
  const refusal = refuseForm(form, checkOutcomes(form))
  const outcome = outcomeOf(form)
  if (refusal || !outcome) return refusal
  const message = formText(form, 'message')
  const words = studentsOf(form).map((scoutInvitationId) => ({
    scoutInvitationId,
    outcome,
    message,
    revision: formText(form, revisionField(scoutInvitationId)),
  }))
  return tellStudents(ask, words, outcome, clientUrls.afterDates())
}

const acts = act({
  evaluate,
  attendance: async (ask: Ask, form: FormData): Promise<Done> => {
    const attendance = attendances.find((one) => one === formText(form, 'attendance'))
    if (!attendance) throw badRequest()
    await ask(MarkAttendance, { id: formText(form, 'id'), attendance })
    return { done: attendance === 'ATTENDED' ? 'attended' : 'notAttended' }
  },
  all: async (ask: Ask, form: FormData) => {
    const { markAllAttended: count } = await ask(MarkAllAttended, { schedulingDateId: formText(form, 'id') })
    return redirectWith(clientUrls.afterDates(), 'allAttended', count)
  },
  'undo-all': async (ask: Ask, form: FormData) => {
    const press = { schedulingDateId: formText(form, 'id'), press: formText(form, 'press') }
    const { undoAllAttended: count } = await ask(UndoAllAttended, press)
    return redirectWith(clientUrls.afterDates(), 'allAttendedUndone', count)
  },
  outcomes: tellAll,
})

/** A student who has left meanwhile is said on the page, where others are being written of. */
export const actOnAfterDates = saidWhenGone(acts)
