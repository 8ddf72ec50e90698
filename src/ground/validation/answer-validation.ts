import { isDay } from '../day.ts'
import type { FieldLimit } from '../limits/field-limit.ts'
import type { FieldError } from '../refusal.ts'
import { checkText, fieldError, validationText } from './validation.ts'

// The texts of §5 about kana, questions and promises; f is the field's label.
export const answerText = {
  katakana: (f: string) => `${f}は全角カタカナで入力してください`,
  notChecked: '回答を選択してください',
  mustAgree: (f: string) => `${f}に同意してください`,
}

type Limit = Pick<FieldLimit, 'label' | 'min' | 'max'>

/** Checks folded katakana against the limits of its field. */
export const checkKatakana = (path: string, text: string, limit: Limit): FieldError | null =>
  checkText(path, text, limit) ??
  (text === '' || /^[ァ-ヶー・]+$/u.test(text) ? null : { path, message: answerText.katakana(limit.label) })

/** Checks a whole number in a folded text: first its digits, then its range. */
export function checkInteger(path: string, text: string, { label, min, max }: Limit): FieldError | null {
  if (text === '') return { path, message: validationText.empty(label) }
  if (!/^-?\d+(?:\.\d+)?$/u.test(text)) return { path, message: validationText.digit }
  const value = Number(text)
  const isRight = Number.isInteger(value) && value >= min && value <= max
  return isRight ? null : { path, message: validationText.integerRange(label, min, max) }
}

/** Checks one choice of a list by its name; an unknown name counts as no choice. */
export const checkSelected = (path: string, label: string, value: string, choices: readonly string[]) =>
  fieldError(path, choices.includes(value) ? null : validationText.notSelected(label))

/** Checks the answer to a question. */
export const checkAnswered = (path: string, value: string, answers: readonly string[]) =>
  fieldError(path, answers.includes(value) ? null : answerText.notChecked)

export const checkAgreed = (path: string, label: string, isChecked: boolean) =>
  fieldError(path, isChecked ? null : answerText.mustAgree(label))

/** Checks a day 'YYYY-MM-DD'. Three selects that are only partly chosen give a text that is not a day. */
export function checkDate(path: string, label: string, text: string): FieldError | null {
  if (text === '') return { path, message: validationText.notSelected(label) }
  return fieldError(path, isDay(text) ? null : validationText.date)
}
