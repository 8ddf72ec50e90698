import { answerField, closeReasonField } from '#domain/inquiry/contact/answer/rules.ts'
import { companyLetterField } from '#domain/inquiry/contact/message/rules.ts'
import { foldBody } from '#domain/inquiry/contact/rules.ts'
import { checkOpening } from '#domain/inquiry/thread-report/rules.ts'
import type { FieldError } from '#ground/refusal.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { checkText } from '#ground/validation/validation.ts'
import { act } from '#web/carry/act.ts'
import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { formText } from '#web/carry/form-text.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import type { Done } from '#web/parts/answers/success-message.ts'
import { checkNote } from '../../parts/notes.tsx'

const AnswerInquiry = graphql(`
  mutation AnswerInquiry($id: ID!, $answer: String!, $isFurther: Boolean!) {
    answerInquiry(id: $id, answer: $answer, isFurther: $isFurther) {
      id
    }
  }
`)
const WriteToCompany = graphql(`
  mutation WriteToCompany($id: ID!, $letter: String!) {
    writeToCompany(id: $id, letter: $letter) {
      id
    }
  }
`)
const CloseInquiry = graphql(`
  mutation CloseInquiry($id: ID!, $reason: String!) {
    closeInquiry(id: $id, reason: $reason) {
      id
    }
  }
`)
const AddInquiryNote = graphql(`
  mutation AddInquiryNote($id: ID!, $body: String!) {
    addInquiryNote(id: $id, body: $body) {
      id
    }
  }
`)
const AssignInquiry = graphql(`
  mutation AssignInquiry($id: ID!, $adminAccountId: ID) {
    assignInquiry(id: $id, adminAccountId: $adminAccountId) {
      id
    }
  }
`)

const ReportedThread = graphql(`
  query ReportedThread($id: ID!, $reason: String!) {
    reportedThread(inquiryId: $id, reason: $reason) {
      words {
        kind
        at
        text
      }
      messages {
        position
        isOfCompany
        text
        sentAt
        files {
          number
          fileName
        }
      }
    }
  }
`)

export const checkAnswer = (form: FormData) => [checkText('answer', foldBody(formText(form, 'answer')), answerField)]
export const checkLetter = (form: FormData) => [
  checkText('letter', foldBody(formText(form, 'letter')), companyLetterField),
]
export const checkOpeningForm = (form: FormData) => checkOpening(formText(form, 'reason'))
export const checkClosing = (form: FormData) => [
  checkText('reason', foldSpaces(formText(form, 'reason')), closeReasonField),
]

type Check = (form: FormData) => (FieldError | null)[]
type Go = (ask: Ask, id: string, form: FormData) => Promise<unknown>

/** One form of the page: its check, what it asks, and the message when it is done. */
const formOf = (intent: string, name: Done['done'], check: Check, go: Go) => async (ask: Ask, form: FormData) => {
  const refusal = refuseForm(form, check(form))
  if (refusal) return refusal
  const id = formText(form, 'id')
  await go(ask, id, form)
  return { done: name, values: { intent: [intent], id: [id] } }
}

export const actOnInquiry = act({
  answer: formOf('answer', 'inquiryAnswered', checkAnswer, (ask, id, form) =>
    ask(AnswerInquiry, {
      id,
      answer: formText(form, 'answer'),
      isFurther: formText(form, 'isFurther') === 'yes',
    }),
  ),
  letter: formOf('letter', 'companyWrittenTo', checkLetter, (ask, id, form) =>
    ask(WriteToCompany, { id, letter: formText(form, 'letter') }),
  ),
  close: formOf('close', 'inquiryClosed', checkClosing, (ask, id, form) =>
    ask(CloseInquiry, { id, reason: formText(form, 'reason') }),
  ),
  note: formOf('note', 'noteAdded', checkNote, (ask, id, form) =>
    ask(AddInquiryNote, { id, body: formText(form, 'body') }),
  ),
  openThread: async (ask: Ask, form: FormData) => {
    const refusal = refuseForm(form, checkOpeningForm(form))
    if (refusal) return refusal
    const { reportedThread } = await ask(ReportedThread, { id: formText(form, 'id'), reason: formText(form, 'reason') })
    return { reportedThread, values: { intent: ['openThread'], id: [formText(form, 'id')] } }
  },
  assign: formOf(
    'assign',
    'inquiryAssigned',
    () => [],
    (ask, id, form) => ask(AssignInquiry, { id, adminAccountId: formText(form, 'adminAccountId') || null }),
  ),
})
