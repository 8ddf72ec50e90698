import { checkFirstStep, foldFirstStep } from '#domain/candidate-account/registration/rules.ts'
import {
  checkProfile,
  foldProfile,
  type RegistrationProfile,
} from '#domain/candidate-account/registration/profile/rules.ts'
import { foldCode } from '#domain/candidate-account/verification/rules.ts'
import { departmentCategories } from '#domain/lookup/school/rules.ts'
import { checkEmail, checkMobilePhoneNumber } from '#ground/contact-validation.ts'
import { personalLimits } from '#ground/personal-limits.ts'
import { foldEmail } from '#ground/folding.ts'
import { checkLengthBetween } from '#ground/validation.ts'
import { formText } from '#web/parts/form-text.ts'
import { agreedIn } from '#web/parts/forms/agreement.tsx'

export const firstStepOf = (form: FormData) =>
  foldFirstStep({
    email: formText(form, 'email'),
    password: formText(form, 'password'),
    ...agreedIn(form),
  })
export const checkFirst = (form: FormData) => checkFirstStep(firstStepOf(form))

/** School and department go by their names; the server finds those of the list. */
export const profileOf = (form: FormData): RegistrationProfile =>
  foldProfile({
    familyName: formText(form, 'familyName'),
    givenName: formText(form, 'givenName'),
    familyNameKana: formText(form, 'familyNameKana'),
    givenNameKana: formText(form, 'givenNameKana'),
    schoolId: '',
    otherSchoolName: formText(form, 'school'),
    schoolDepartmentId: '',
    otherSchoolDepartmentName: formText(form, 'department'),
    departmentCategory: departmentCategories.find((one) => one === formText(form, 'departmentCategory')) ?? 'OTHER',
    graduationYear: Number(formText(form, 'graduationYear')),
    graduationMonth: Number(formText(form, 'graduationMonth')),
    phoneNumber: formText(form, 'phoneNumber'),
  })
export const checkProfileForm = (years: readonly number[]) => (form: FormData) => checkProfile(profileOf(form), years)

export const codeOf = (form: FormData) => foldCode(formText(form, 'code'))
export const checkCodeForm = (form: FormData) => [
  checkLengthBetween('code', codeOf(form), personalLimits.verificationCode),
]

export const emailOf = (form: FormData) => foldEmail(formText(form, 'email'))
export const checkEmailForm = (form: FormData) => [checkEmail('email', emailOf(form))]

export const checkPhoneForm = (form: FormData) => [checkMobilePhoneNumber('phoneNumber', formText(form, 'phoneNumber'))]
