/** The text of a form field; '' when the field is missing or holds a file. */
export function formText(form: FormData, name: string) {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The texts of all form fields of a name. */
export const formTexts = (form: FormData, name: string) =>
  form.getAll(name).filter((value) => typeof value === 'string')
