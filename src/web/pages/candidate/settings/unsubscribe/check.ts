import {
  checkWithdrawalWord,
  maxWithdrawalReason,
  withdrawalReasonKeys,
  type WithdrawalReason,
} from '#domain/candidate-account/state/withdrawal/rules.ts'
import { accountLimits } from '#ground/limits/account.ts'
import type { FieldError } from '#ground/refusal.ts'
import { checkLength, validationText } from '#ground/validation/validation.ts'
import { formText } from '#web/carry/form-text.ts'

export const labels = { reasonKind: '退会の理由', reason: 'くわしい理由', confirmation: '確認', password: 'パスワード' }

/** The rules of the door, before anything is sent. The field of the password is there for accounts that have one. */
export const checkLeaving = (form: FormData): (FieldError | null)[] => [
  checkLength('reason', labels.reason, formText(form, 'reason'), 0, maxWithdrawalReason),
  checkWithdrawalWord(formText(form, 'confirmation')),
  form.has('password') && formText(form, 'password') === ''
    ? { path: 'password', message: validationText.empty(accountLimits.password.label) }
    : null,
]

export const reasonKindOf = (form: FormData): WithdrawalReason | null =>
  withdrawalReasonKeys.find((key) => key === formText(form, 'reasonKind')) ?? null
