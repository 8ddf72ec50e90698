import { grouped } from '#ground/grouped.ts'
import type { FieldLimit } from '../limits/field-limit.ts'
import type { FieldError } from '../refusal.ts'
import { lettersOfText } from '../spelling/counted-letters.ts'

// The texts of §5, shared by browser and server; f is the field's label. Beside them: words/, contactText and
// passwordText, so that a page loads the texts it may show.
export const validationText = {
  empty: (f: string) => `${f}が入力されていません`,
  notSelected: (f: string) => `${f}が選択されていません`,
  tooLong: (max: number, now: number) => `${grouped(max)}文字以内で入力してください（現在${grouped(now)}文字）`,
  unknown: '指定された内容が正しくありません',
  tooShort: (min: number, now: number) => `${min}文字以上で入力してください（現在${now}文字）`,
  date: '日付が正しくありません',
  graduationYear: '卒業予定の年を選択してください',
  digit: '数値を入力してください',
  integerRange: (f: string, min: number, max: number) => `${f}は${min}から${max}の整数で入力してください`,
  tooManyOptions: (f: string, max: number) => `選択できる${f}は${max} つまでです`,
  tooManyItems: (max: number) => `一度に指定できるのは${max}件までです`,
  nonEmptyArray: (f: string) => `${f}を1つ以上選択してください`,
  phoneNumber: (f: string) => `${f}が正しく入力されていません`,
  minOptions: (f: string, min: number) => `${f}を${min}つ以上選択してください`,
}

/** The mistake at a path, or null without a message. */
export const fieldError = (path: string, message: string | null): FieldError | null =>
  message === null ? null : { path, message }

/** Checks a text's length in characters as it is stored, without outer spaces; null when it is right. */
export function checkLength(path: string, label: string, text: string, min: number, max: number): FieldError | null {
  const length = lettersOfText(text)
  if (length === 0 && min > 0) return { path, message: validationText.empty(label) }
  if (length < min) return { path, message: validationText.tooShort(min, length) }
  if (length > max) return { path, message: validationText.tooLong(max, length) }
  return null
}

type Limit = Pick<FieldLimit, 'label' | 'min' | 'max'>

/** Checks a text against the limits of its field. */
export const checkText = (path: string, text: string, { label, min, max }: Limit) =>
  checkLength(path, label, text, min, max)

/** Checks how many options are chosen: none, too few, too many. */
export function checkOptions(path: string, chosen: readonly unknown[], { label, min, max }: Limit): FieldError | null {
  if (chosen.length < min)
    return { path, message: min === 1 ? validationText.nonEmptyArray(label) : validationText.minOptions(label, min) }
  return chosen.length > max ? { path, message: validationText.tooManyOptions(label, max) } : null
}

export const checkGraduationYear = (path: string, year: string, years: readonly number[]) =>
  fieldError(path, years.includes(Number(year)) ? null : validationText.graduationYear)
