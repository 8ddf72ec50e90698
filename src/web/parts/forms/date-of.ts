import { formText } from '#web/carry/form-text.ts'

export const dateParts = ['year', 'month', 'day'] as const

/** 'YYYY-MM-DD' from three selects; '' when none is chosen, and an invalid date when only some are chosen. */
export function dateOf(form: FormData, path: string) {
  const [year = '', month = '', day = ''] = dateParts.map((part) => formText(form, `${path}.${part}`))
  return `${year}${month}${day}` && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
