export type FormValues = Record<string, string[]>

/** The typed values, for filling the form again after a refusal without scripts. Passwords are never sent back. */
export function valuesOf(form: FormData): FormValues {
  const names = new Set([...form.keys()].filter((name) => name !== 'idempotencyKey' && !/password/iu.test(name)))
  return Object.fromEntries(
    [...names].map((name) => [name, form.getAll(name).filter((value) => typeof value === 'string')]),
  )
}
