import { attachmentLimits, attachmentsLabel, maxAttachments } from '#domain/inquiry/contact/attachment/rules.ts'
import { checkInquiry, foldInquiry } from '#domain/inquiry/contact/rules.ts'
import type { FieldError } from '#ground/refusal.ts'
import { formText } from '#web/carry/form-text.ts'
import { chosenFileText } from '#web/texts/chosen-file.ts'

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

const problemOf = ({ size, type }: File) => {
  if (size > attachmentLimits.maxBytes) return chosenFileText.size
  return /^(?:image\/(?:jpeg|png|webp)|application\/pdf)$/.test(type) ? null : chosenFileText.attachment
}

export const named = (file: File | undefined, message: string) => (file ? `「${file.name}」：${message}` : message)

function checkFiles(files: readonly File[]): FieldError | null {
  if (files.length > maxAttachments)
    return { path: 'attachments', message: `${attachmentsLabel}は${maxAttachments}件までです` }
  for (const file of files) {
    const problem = problemOf(file)
    if (problem) return { path: 'attachments', message: named(file, problem) }
  }
  return null
}

/** The same rules in the browser, in the action and behind the door. The door also looks into the files. */
export const checkForm = (form: FormData) => [...checkInquiry(inquiryOf(form)), checkFiles(filesOf(form))]
