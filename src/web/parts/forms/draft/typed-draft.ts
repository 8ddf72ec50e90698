import { formOf, type FormValues } from '#web/carry/form-values.ts'

type Refusal = { values?: FormValues; draft?: object | null }

/**
 * The same action of the server, whose refusal gives back the draft that was typed without scripts: no browser needs the
 * reader of the form. `read` gives null for a form that holds no draft.
 */
export const withTypedDraft =
  <Args, Result>(action: (args: Args) => Promise<Result>, read: (form: FormData) => object | null) =>
  async (args: Args): Promise<Result> => {
    const answer = await action(args)
    const refusal = bodyOf(answer)
    if (refusal?.values) refusal.draft = read(formOf(refusal.values))
    return answer
  }

/** The refusal itself, also where it has a status of its own. */
function bodyOf(answer: unknown): Refusal | null {
  if (typeof answer !== 'object' || answer === null) return null
  return 'data' in answer && 'init' in answer ? bodyOf(answer.data) : 'refused' in answer ? (answer as Refusal) : null
}
