import { fieldLimits } from '#ground/limits/desk.ts'
import { foldKana, foldSpaces, tidyText } from '#ground/folding.ts'
import type { FieldError } from '#ground/refusal.ts'
import { checkKatakana } from '#ground/validation/answer-validation.ts'
import { checkText } from '#ground/validation/validation.ts'

/** The fields of a company user's own profile, in the order of the form. */
const profileFields = [
  'familyName',
  'givenName',
  'familyNameKana',
  'givenNameKana',
  'department',
  'title',
  'messageToStudents',
] as const
export type UserProfile = Record<(typeof profileFields)[number], string>

/** No Unicode normalisation of kanji: two forms of one character are different names. */
export const foldUserProfile = (profile: UserProfile): UserProfile => ({
  familyName: foldSpaces(profile.familyName),
  givenName: foldSpaces(profile.givenName),
  familyNameKana: foldKana(profile.familyNameKana),
  givenNameKana: foldKana(profile.givenNameKana),
  department: foldSpaces(profile.department),
  title: foldSpaces(profile.title),
  messageToStudents: tidyText(profile.messageToStudents),
})

/** Every mistake of a folded profile, in the order of the fields. */
export const checkUserProfile = (profile: UserProfile): FieldError[] =>
  [
    checkText('familyName', profile.familyName, fieldLimits.familyName),
    checkText('givenName', profile.givenName, fieldLimits.givenName),
    checkKatakana('familyNameKana', profile.familyNameKana, fieldLimits.familyNameKana),
    checkKatakana('givenNameKana', profile.givenNameKana, fieldLimits.givenNameKana),
    checkText('department', profile.department, fieldLimits.userDepartment),
    checkText('title', profile.title, fieldLimits.userTitle),
    checkText('messageToStudents', profile.messageToStudents, fieldLimits.messageToStudents),
  ].filter((mistake) => mistake !== null)
