import { badRequest } from '#web/carry/act.ts'
import { formText } from '#web/carry/form-text.ts'

/** The form data that a draft sends to the action of its page. */
export function sentDraft(fields: Readonly<Record<string, string>>, input: unknown, idempotencyKey: string) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('input', JSON.stringify(input))
  form.set('idempotencyKey', idempotencyKey)
  return form
}

/** Whether a browser without scripts sent the controls of the form themselves. */
export const isPlain = (form: FormData) => !form.has('input')

/**
 * Reads the draft's input in the action. The door checks the input against the schema; text that is not JSON is a bad
 * request. `readPlain` makes the input of the controls of a form that was sent without scripts.
 */
export function readDraft(form: FormData, readPlain?: (form: FormData) => unknown): unknown {
  if (readPlain && isPlain(form)) return readPlain(form)
  try {
    return JSON.parse(formText(form, 'input'))
  } catch {
    throw badRequest()
  }
}
