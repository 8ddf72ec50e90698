import { personalLimits } from '#ground/limits/student.ts'
import { foldKana, foldSpaces } from '#ground/folding.ts'
import type { FieldError } from '#ground/refusal.ts'
import { checkKatakana } from '#ground/validation/answer-validation.ts'
import { checkText } from '#ground/validation/validation.ts'

export type Names = { familyName: string; givenName: string; familyNameKana: string; givenNameKana: string }

/** No Unicode normalisation of kanji: two forms of one character are different names. */
export const foldNames = (names: Names): Names => ({
  familyName: foldSpaces(names.familyName),
  givenName: foldSpaces(names.givenName),
  familyNameKana: foldKana(names.familyNameKana),
  givenNameKana: foldKana(names.givenNameKana),
})

/** Every mistake of folded names, in the order of the fields. */
export const checkNames = (names: Names): FieldError[] =>
  [
    checkText('familyName', names.familyName, personalLimits.familyName),
    checkText('givenName', names.givenName, personalLimits.givenName),
    checkKatakana('familyNameKana', names.familyNameKana, personalLimits.familyNameKana),
    checkKatakana('givenNameKana', names.givenNameKana, personalLimits.givenNameKana),
  ].filter((mistake) => mistake !== null)
