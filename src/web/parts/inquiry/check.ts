import { checkInquiry, foldInquiry } from '#domain/inquiry/contact/rules.ts'
import { maxAttachedFiles, namedMistake, tooManyAttachedFiles } from '#ground/limits/attached-file.ts'
import type { FieldError } from '#ground/refusal.ts'
import { formText } from '#web/carry/form-text.ts'
import { mistakeOfFile } from '#web/texts/chosen-file.ts'

export const inquiryOf = (form: FormData) =>
  foldInquiry({
    category: formText(form, 'category'),
    name: formText(form, 'name'),
    email: formText(form, 'email'),
    body: formText(form, 'body'),
  })

/** The chosen files; a browser sends an empty one for an empty control. */
export const filesOf = (form: FormData) =>
  form.getAll('attachments').filter((value) => typeof value !== 'string' && value.size > 0) as File[]

function checkFiles(files: readonly File[]): FieldError | null {
  if (files.length > maxAttachedFiles) return { path: 'attachments', message: tooManyAttachedFiles }
  for (const file of files) {
    const problem = mistakeOfFile(file)
    if (problem) return { path: 'attachments', message: namedMistake(file.name, problem) }
  }
  return null
}

/** The same rules in the browser, in the action and behind the door. The door also looks into the files. */
export const checkForm = (form: FormData) => [...checkInquiry(inquiryOf(form)), checkFiles(filesOf(form))]
