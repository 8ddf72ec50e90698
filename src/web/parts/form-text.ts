/** What a form says under a name; '' when it says nothing, or gave a file. */
export function formText(form: FormData, name: string) {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
