import { foldCode } from '#domain/candidate-account/verification/rules.ts'
import { checkEmail, checkLengthBetween, checkMobilePhoneNumber } from '#ground/validation/contact-validation.ts'
import { accountLimits } from '#ground/limits/account.ts'
import { foldEmail } from '#ground/spelling/folding.ts'
import { formText } from '#web/carry/form-text.ts'

export const codeOf = (form: FormData) => foldCode(formText(form, 'code'))
export const checkCodeForm = (form: FormData) => [
  checkLengthBetween('code', codeOf(form), accountLimits.verificationCode),
]

export const emailOf = (form: FormData) => foldEmail(formText(form, 'email'))
export const checkEmailForm = (form: FormData) => [checkEmail('email', emailOf(form))]

export const checkPhoneForm = (form: FormData) => [checkMobilePhoneNumber('phoneNumber', formText(form, 'phoneNumber'))]
