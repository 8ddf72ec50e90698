import {
  checkProfile,
  foldProfile,
  type RegistrationProfile,
} from '#domain/candidate-account/registration/profile/rules.ts'
import { degrees } from '#domain/candidate/education/rules.ts'
import { departmentCategories } from '#domain/lookup/school/rules.ts'
import { formText } from '#web/carry/form-text.ts'

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
    departmentCategory: departmentCategories.find((one) => one === formText(form, 'departmentCategory')) ?? null,
    degree: degrees.find((one) => one === formText(form, 'degree')) ?? null,
    graduationYear: Number(formText(form, 'graduationYear')),
    graduationMonth: Number(formText(form, 'graduationMonth')),
    phoneNumber: formText(form, 'phoneNumber'),
  })
export const checkProfileForm = (years: readonly number[]) => (form: FormData) => checkProfile(profileOf(form), years)
