import { importLimits } from '#domain/lookup/school/import/rules.ts'

/** The chosen file; a browser sends one without a name for an empty control. */
export function fileOf(form: FormData) {
  const file = form.get('file')
  return file && typeof file !== 'string' && (file.size > 0 || file.name !== '') ? file : null
}

export function checkUpload(form: FormData) {
  const file = fileOf(form)
  if (!file) return [{ path: 'file', message: 'ExcelかCSVのファイルを選択してください' }]
  if (file.size === 0) return [{ path: 'file', message: 'ファイルが空です。学校の表を保存し直して、選んでください' }]
  return file.size > importLimits.bytes ? [{ path: 'file', message: 'ファイルは2MBまでです' }] : []
}
