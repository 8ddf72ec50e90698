import { isPlanKey } from '#domain/company/plan/rules.ts'
import { checkWhitepaper, foldWhitepaper, whitepaperLimits, type WhitepaperFields } from '#domain/whitepaper/rules.ts'
import { fieldError } from '#ground/validation/validation.ts'
import { formText } from '#web/carry/form-text.ts'

/** The form's words: a heading of the contents in a line, tags between 、 or commas. */
export const fieldsOf = (form: FormData): WhitepaperFields => {
  const plan = formText(form, 'minimumPlan')
  return foldWhitepaper({
    title: formText(form, 'title'),
    summary: formText(form, 'summary'),
    contents: formText(form, 'contents').split('\n'),
    tags: formText(form, 'tags').split(/[、,，]/u),
    minimumPlan: isPlanKey(plan) ? plan : 'FREE',
  })
}

/** A chosen file; null for the empty one that browsers send for an unused control. */
export function fileOf(form: FormData, name: string) {
  const file = form.get(name)
  return file instanceof File && file.size > 0 ? file : null
}

const isPdf = (file: File) => file.type === 'application/pdf' || file.name.toLowerCase().endsWith('.pdf')

function checkFile(file: File | null, isRequired: boolean) {
  if (!file) return isRequired ? 'PDFのファイルが選択されていません' : null
  if (file.size > whitepaperLimits.fileBytes) return 'PDFのファイルは20MBまでです'
  return isPdf(file) ? null : 'PDFのファイルを選んでください'
}

/** Every mistake that is known before the file is opened; paths are the names of the controls. */
export function checkForm(form: FormData) {
  const isNew = formText(form, 'intent') !== 'update'
  return [
    ...checkWhitepaper(fieldsOf(form)).map(
      (mistake) => mistake && { ...mistake, path: mistake.path.replace('whitepaper.', '') },
    ),
    fieldError('encodedFile', checkFile(fileOf(form, 'encodedFile'), isNew)),
  ]
}
