import { pageViewerField } from '#ground/page-viewer.ts'

export type FormValues = Record<string, string[]>

const own = ['idempotencyKey', pageViewerField]

/** The typed values, for filling the form again after a refusal without scripts. Passwords are never sent back. */
export function valuesOf(form: FormData): FormValues {
  const names = new Set([...form.keys()].filter((name) => !own.includes(name) && !/password/iu.test(name)))
  return Object.fromEntries(
    [...names].map((name) => [name, form.getAll(name).filter((value) => typeof value === 'string')]),
  )
}

/** The form that the values were typed in. */
export function formOf(values: FormValues) {
  const form = new FormData()
  for (const [name, texts] of Object.entries(values)) for (const text of texts) form.append(name, text)
  return form
}
