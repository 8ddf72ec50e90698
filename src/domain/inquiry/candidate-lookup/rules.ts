import { checkEmail, checkMobilePhoneNumber } from '#ground/validation/contact-validation.ts'
import { foldEmail, toE164 } from '#ground/spelling/folding.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import type { FieldError } from '#ground/refusal.ts'
import { isUuid } from '#ground/uuid.ts'
import { checkSelected } from '#ground/validation/answer-validation.ts'
import { checkText, validationText } from '#ground/validation/validation.ts'

/** The ways to find a student: nothing but the whole value. */
export const lookupKeys = { EMAIL: 'メールアドレス', PHONE: '携帯電話', ID: '学生のID' } as const
export type LookupKey = keyof typeof lookupKeys

/** Why an operator looks a student up. */
export const lookupReasons = {
  INQUIRY: 'お問い合わせへの対応',
  DISCLOSURE: '開示・訂正・利用停止の請求',
  DELETION: '退会・削除の依頼',
  OFFER_REPORT: '内定承諾の確認',
  MISUSE: '不正な利用の調査',
  OTHER: 'その他',
} as const
export type LookupReason = keyof typeof lookupReasons

export type CandidateLookup = { by: string; value: string; reasonKind: string; reason: string }

/** Labels and limits in the order of the form. */
export const lookupFields = {
  by: { label: 'さがす項目' },
  value: { label: 'さがす値', max: 254 },
  reasonKind: { label: '照会の理由' },
  reason: { label: '理由の説明', min: 10, max: 200 },
} as const

/** Minutes for which a look-up opens the student's page to the operator who asked. */
export const lookupMinutes = 30
/** Look-ups of one operator in an hour: more than a day's cases need, far fewer than a list of addresses. */
export const maxLookupsPerHour = 60
/** Days after which a look-up is deleted. */
export const lookupKeptDays = 3 * 365

const keys = Object.keys(lookupKeys) as LookupKey[]
const reasons = Object.keys(lookupReasons) as LookupReason[]
export const isLookupKey = (text: string): text is LookupKey => keys.some((key) => key === text)
export const isLookupReason = (text: string): text is LookupReason => reasons.some((reason) => reason === text)

/** The look-up in the spelling that is checked, stored and compared. */
export const foldLookup = ({ by, value, reasonKind, reason }: CandidateLookup): CandidateLookup => ({
  by,
  value: folded(by, foldSpaces(value)),
  reasonKind,
  reason: foldSpaces(reason),
})

function folded(by: string, value: string) {
  if (by === 'EMAIL') return foldEmail(value).toLowerCase()
  return by === 'PHONE' ? toE164(value) : value.toLowerCase()
}

/** Every mistake of a folded look-up, in the order of the fields. */
export const checkLookup = ({ by, value, reasonKind, reason }: CandidateLookup): FieldError[] =>
  [
    checkSelected('by', lookupFields.by.label, by, keys),
    checkValue(by, value),
    checkSelected('reasonKind', lookupFields.reasonKind.label, reasonKind, reasons),
    checkText('reason', reason, lookupFields.reason),
  ].filter((mistake) => mistake !== null)

function checkValue(by: string, value: string): FieldError | null {
  if (value === '') return { path: 'value', message: validationText.empty(lookupFields.value.label) }
  if (by === 'EMAIL') return checkEmail('value', value)
  if (by === 'PHONE') return checkMobilePhoneNumber('value', value)
  return isUuid(value) ? null : { path: 'value', message: '学生のIDの形式が正しくありません' }
}
