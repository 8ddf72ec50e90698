import { accountLimits } from '#ground/limits/account.ts'
import { foldKana } from '#ground/spelling/folding.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
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
    checkText('familyName', names.familyName, accountLimits.familyName),
    checkText('givenName', names.givenName, accountLimits.givenName),
    checkKatakana('familyNameKana', names.familyNameKana, accountLimits.familyNameKana),
    checkKatakana('givenNameKana', names.givenNameKana, accountLimits.givenNameKana),
  ].filter((mistake) => mistake !== null)
