import { foldLookup } from '#domain/inquiry/candidate-lookup/rules.ts'
import { formText } from '#web/carry/form-text.ts'

export const lookupOf = (form: FormData) =>
  foldLookup({
    by: formText(form, 'by'),
    value: formText(form, 'value'),
    reasonKind: formText(form, 'reasonKind'),
    reason: formText(form, 'reason'),
  })
