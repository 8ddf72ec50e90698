import type { FieldError } from './refusal.ts'

/** Characters as people count them: 𠮷 is one. */
export const lengthOf = (text: string) => Array.from(text).length

// The texts of §5, shared by browser and server. f is the field's label.
export const validationText = {
  empty: (f: string) => `${f}が入力されていません`,
  notSelected: (f: string) => `${f}が選択されていません`,
  tooLong: (max: number, now: number) => `${max}文字以内で入力してください（現在${now}文字）`,
  tooShort: (min: number, now: number) => `${min}文字以上で入力してください（現在${now}文字）`,
  email: 'メールアドレスの形式が正しくありません',
  url: 'URLの形式が正しくありません',
  time: '時刻は「09:30」の形式で入力してください',
  digit: '数値を入力してください',
  integerRange: (f: string, min: number, max: number) => `${f}は${min}から${max}の整数で入力してください`,
  tooManyOptions: (f: string, max: number) => `選択できる${f}は${max} つまでです`,
  nonEmptyArray: (f: string) => `${f}を1つ以上選択してください`,
  dateOrder: '終了時刻は開始時刻より後にしてください',
}

/** Checks a text's length in characters after trimming; null when it is right. */
export function checkLength(path: string, label: string, text: string, min: number, max: number): FieldError | null {
  const length = lengthOf(text.trim())
  if (length === 0 && min > 0) return { path, message: validationText.empty(label) }
  if (length < min) return { path, message: validationText.tooShort(min, length) }
  if (length > max) return { path, message: validationText.tooLong(max, length) }
  return null
}
