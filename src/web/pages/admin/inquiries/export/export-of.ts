import type { InquiryExport } from '#domain/inquiry/contact/export/rules.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { formText } from '#web/carry/form-text.ts'

export const exportOf = (form: FormData): InquiryExport => ({
  from: formText(form, 'from'),
  to: formText(form, 'to'),
  hasPersons: form.has('hasPersons'),
  reason: foldSpaces(formText(form, 'reason')),
})
