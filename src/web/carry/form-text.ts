/** The text of a form field; '' when the field is missing or holds a file. */
export function formText(form: FormData, name: string) {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
