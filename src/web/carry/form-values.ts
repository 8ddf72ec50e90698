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
