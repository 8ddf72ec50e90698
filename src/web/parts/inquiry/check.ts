import { checkInquiry, foldInquiry } from '#domain/inquiry/contact/rules.ts'
import type { FieldError } from '#ground/refusal.ts'
import { formText } from '#web/carry/form-text.ts'
import { filesOf, mistakeOfFiles } from '../forms/chosen-files.ts'

export const inquiryOf = (form: FormData) =>
  foldInquiry({
    category: formText(form, 'category'),
    name: formText(form, 'name'),
    email: formText(form, 'email'),
    body: formText(form, 'body'),
  })

export const attachmentsOf = (form: FormData) => filesOf(form, 'attachments')

function checkAttachments(form: FormData): FieldError | null {
  const message = mistakeOfFiles(attachmentsOf(form))
  return message === undefined ? null : { path: 'attachments', message }
}

/** The same rules in the browser, in the action and behind the door. The door also looks into the files. */
export const checkForm = (form: FormData) => [...checkInquiry(inquiryOf(form)), checkAttachments(form)]
