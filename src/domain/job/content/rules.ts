import { fieldLimits } from '#ground/field-limits.ts'
import { foldSpaces } from '#ground/folding.ts'
import type { FieldError } from '#ground/refusal.ts'
import { checkOptions, checkText, fieldError, validationText } from '#ground/validation.ts'

/** What a job is called and about, with ids as they were sent. */
export type GivenDescription = { title: string; jobTypeIds: readonly string[]; scoutTypeId: string }
export type Description = { title: string; jobTypeIds: number[]; scoutTypeId: number }

const known = (id: string) => (/^\d{1,4}$/.test(id) ? Number(id) : 0)

/** Ids of no lookup become 0, which no lookup has. */
export const tidyDescription = ({ title, jobTypeIds, scoutTypeId }: GivenDescription): Description => ({
  title: foldSpaces(title),
  jobTypeIds: [...new Set(jobTypeIds.map(known))],
  scoutTypeId: known(scoutTypeId),
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
