import { checkDegree } from '#domain/candidate/profile/education/rules.ts'
import type { Degree } from '#domain/candidate/education/rules.ts'
import type { DepartmentCategory } from '#domain/lookup/school/rules.ts'
import { checkMobilePhoneNumber } from '#ground/validation/contact-validation.ts'
import { accountLimits } from '#ground/limits/account.ts'
import { profileLimits } from '#ground/limits/profile.ts'
import { foldKana, foldPhoneNumber } from '#ground/spelling/folding.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import type { FieldError } from '#ground/refusal.ts'
import { checkKatakana, checkInteger } from '#ground/validation/answer-validation.ts'
import { checkGraduationYear, checkText, validationText } from '#ground/validation/validation.ts'

/** The second form; '' for what is not chosen. A school is one of the list, or another by its name. */
export type RegistrationProfile = {
  familyName: string
  givenName: string
  familyNameKana: string
  givenNameKana: string
  schoolId: string
  otherSchoolName: string
  /** A department of the listed school. */
  schoolDepartmentId: string
  /** A department by its name, for another school or one that is missing in the list. */
  otherSchoolDepartmentName: string
  /** For a department by its name; null while it is not chosen. */
  departmentCategory: DepartmentCategory | null
  degree: Degree | null
  graduationYear: number
  graduationMonth: number
  phoneNumber: string
}

export const categoryLabels: Record<DepartmentCategory, string> = {
  HUMANITIES: '文系',
  SCIENCE: '理系',
  OTHER: 'その他',
}

/** The labels of the form, in its order. */
export const profileLabels = {
  familyName: accountLimits.familyName.label,
  givenName: accountLimits.givenName.label,
  familyNameKana: accountLimits.familyNameKana.label,
  givenNameKana: accountLimits.givenNameKana.label,
  school: profileLimits.otherSchoolName.label,
  department: profileLimits.otherSchoolDepartmentName.label,
  departmentCategory: '文理',
  degree: '課程',
  graduationYear: '卒業予定の年',
  graduationMonth: '卒業予定の月',
  phoneNumber: accountLimits.mobilePhoneNumber.label,
} as const

export const foldProfile = (form: RegistrationProfile): RegistrationProfile => ({
  ...form,
  familyName: foldSpaces(form.familyName),
  givenName: foldSpaces(form.givenName),
  familyNameKana: foldKana(form.familyNameKana),
  givenNameKana: foldKana(form.givenNameKana),
  otherSchoolName: form.schoolId ? '' : foldSpaces(form.otherSchoolName),
  schoolDepartmentId: form.schoolId ? form.schoolDepartmentId : '',
  otherSchoolDepartmentName: form.schoolDepartmentId && form.schoolId ? '' : foldSpaces(form.otherSchoolDepartmentName),
  phoneNumber: foldPhoneNumber(form.phoneNumber),
})

/** Every mistake of a folded form, in the order of its fields. Whether ids exist, the server says. */
export const checkProfile = (form: RegistrationProfile, years: readonly number[]): FieldError[] =>
  [
    checkText('familyName', form.familyName, accountLimits.familyName),
    checkText('givenName', form.givenName, accountLimits.givenName),
    checkKatakana('familyNameKana', form.familyNameKana, accountLimits.familyNameKana),
    checkKatakana('givenNameKana', form.givenNameKana, accountLimits.givenNameKana),
    form.schoolId ? null : checkText('school', form.otherSchoolName, profileLimits.otherSchoolName),
    form.schoolDepartmentId
      ? null
      : checkText('department', form.otherSchoolDepartmentName, profileLimits.otherSchoolDepartmentName),
    checkDegree(form.degree),
    checkGraduationYear('graduationYear', String(form.graduationYear), years),
    checkInteger('graduationMonth', String(form.graduationMonth), {
      label: profileLabels.graduationMonth,
      min: 1,
      max: 12,
    }),
    checkMobilePhoneNumber('phoneNumber', form.phoneNumber),
  ].filter((mistake) => mistake !== null)

export const notInList = (path: 'school' | 'department'): FieldError => ({
  path,
  message: validationText.notSelected(profileLabels[path]),
})
