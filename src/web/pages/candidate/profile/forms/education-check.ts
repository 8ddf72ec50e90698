import { checkEducation, tidyEducation } from '#domain/candidate/profile/education/rules.ts'
import type { FieldError } from '#ground/refusal.ts'
import type { Loaded } from '../load.ts'
import { type EducationDraft, writeEducation } from './education-draft.ts'
import { idsOf } from './section.ts'

/** A school and a department have one control each, whether they are listed or not. */
export const checkEducationDraft = (
  draft: EducationDraft,
  { regions, graduationYears }: Loaded,
): (FieldError | null)[] =>
  checkEducation(tidyEducation(writeEducation(draft)), {
    prefectures: new Set(regions.flatMap(({ prefectures }) => idsOf(prefectures))),
    graduationYears,
  })
