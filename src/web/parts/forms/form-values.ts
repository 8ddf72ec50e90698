export type FormValues = Record<string, string[]>

/** What was typed, to be shown again when it is refused and no script kept it. Passwords never travel back. */
export function valuesOf(form: FormData): FormValues {
  const names = new Set([...form.keys()].filter((name) => name !== 'idempotencyKey' && !/password/iu.test(name)))
  return Object.fromEntries(
    [...names].map((name) => [name, form.getAll(name).filter((value) => typeof value === 'string')]),
  )
}
