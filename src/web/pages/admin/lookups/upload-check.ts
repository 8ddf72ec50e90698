import { importLimits } from '#domain/lookup/school/import/rules.ts'

/** The chosen file; a browser sends an empty one for an empty control. */
export function fileOf(form: FormData) {
  const file = form.get('file')
  return file && typeof file !== 'string' && file.size > 0 ? file : null
}

export function checkUpload(form: FormData) {
  const file = fileOf(form)
  if (!file) return [{ path: 'file', message: 'ExcelかCSVのファイルを選択してください' }]
  return file.size > importLimits.bytes ? [{ path: 'file', message: 'ファイルは2MBまでです' }] : []
}
