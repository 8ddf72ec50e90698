import type { FieldLimit } from '#ground/limits/field-limit.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { checkOptions, fieldError, validationText } from '#ground/validation/validation.ts'

/** The known ids of a lookup. */
export type Known<Id> = { has: (id: Id) => boolean }

/** A text of one line that may be absent. */
export const tidyLine = (text: string | null | undefined) => foldSpaces(text ?? '') || null

export const unknownOption = (path: string, isKnown: boolean) =>
  fieldError(path, isKnown ? null : validationText.unknown)

export const checkKnown = <Id>(path: string, ids: readonly Id[], limit: FieldLimit, lookup: Known<Id>) =>
  checkOptions(path, ids, limit) ??
  unknownOption(
    path,
    ids.every((id) => lookup.has(id)),
  )

/** Checks one id of a lookup; null stands for no choice. */
export const checkKnownOrNone = <Id>(path: string, id: Id | null, lookup: Known<Id>) =>
  unknownOption(path, id === null || lookup.has(id))
