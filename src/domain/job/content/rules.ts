import { lookupIdOf, lookupIdsOf } from '#domain/lookup/rules.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import type { FieldError } from '#ground/refusal.ts'
import { checkOptions, checkText, fieldError, validationText } from '#ground/validation/validation.ts'

/** A job's title, job types and scout type, with ids as text from GraphQL. */
export type GivenDescription = { title: string; jobTypeIds: readonly string[]; scoutTypeId: string }
export type Description = { title: string; jobTypeIds: number[]; scoutTypeId: number }

export const tidyDescription = ({ title, jobTypeIds, scoutTypeId }: GivenDescription): Description => ({
  title: foldSpaces(title),
  jobTypeIds: lookupIdsOf(jobTypeIds),
  scoutTypeId: lookupIdOf(scoutTypeId),
})

type Lookups = { jobTypes: { has: (id: number) => boolean }; scoutTypes: { has: (id: number) => boolean } }

export const checkDescription = (
  { title, jobTypeIds, scoutTypeId }: Description,
  { jobTypes, scoutTypes }: Lookups,
): (FieldError | null)[] => [
  checkText('title', title, fieldLimits.jobTitle),
  checkOptions('jobTypeIds', jobTypeIds, fieldLimits.jobTypes) ??
    fieldError(
      'jobTypeIds',
      jobTypeIds.every((id) => jobTypes.has(id)) ? null : validationText.notSelected(fieldLimits.jobTypes.label),
    ),
  fieldError('scoutTypeId', scoutTypes.has(scoutTypeId) ? null : validationText.notSelected('スカウト種別')),
]
