import { accountLimits } from '#ground/limits/account.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { foldKana } from '#ground/spelling/folding.ts'
import { foldSpaces, tidyText } from '#ground/spelling/tidy-text.ts'
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
    checkText('familyName', profile.familyName, accountLimits.familyName),
    checkText('givenName', profile.givenName, accountLimits.givenName),
    checkKatakana('familyNameKana', profile.familyNameKana, accountLimits.familyNameKana),
    checkKatakana('givenNameKana', profile.givenNameKana, accountLimits.givenNameKana),
    checkText('department', profile.department, fieldLimits.userDepartment),
    checkText('title', profile.title, fieldLimits.userTitle),
    checkText('messageToStudents', profile.messageToStudents, fieldLimits.messageToStudents),
  ].filter((mistake) => mistake !== null)
