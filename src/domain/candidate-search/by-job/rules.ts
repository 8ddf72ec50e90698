import type { SchedulingStatus } from '#domain/scout-invitation/rules.ts'
import type { FieldError } from '#ground/refusal.ts'
import { validationText } from '#ground/validation/validation.ts'

/** §4, the lists of a job. SENT has every student who was ever invited to the job; ACCEPTED has no HIRED students. */
export const jobScoutInvitationStatuses = ['ACCEPTED', 'DECLINED', 'HIRED', 'PENDING', 'SENT'] as const
export type JobScoutInvitationStatus = (typeof jobScoutInvitationStatuses)[number]

export type Invited = {
  /** Without a job: the invitations to all jobs. */
  jobId?: string | null | undefined
  scoutInvitationStatus: JobScoutInvitationStatus
  schedulingStatus?: SchedulingStatus | null | undefined
}

export const jobPage = { size: 50, max: 100 } as const
const maxExcluded = 9999

type JobPage = { first: number; offset: number; excludeCandidateIds: readonly unknown[] }

export const checkJobPage = ({ first, offset, excludeCandidateIds }: JobPage): (FieldError | null)[] => [
  first < 0 || first > jobPage.max
    ? { path: 'first', message: validationText.integerRange('件数', 0, jobPage.max) }
    : null,
  offset < 0 ? { path: 'offset', message: validationText.integerRange('開始位置', 0, 100_000_000) } : null,
  excludeCandidateIds.length > maxExcluded
    ? { path: 'excludeCandidateIds', message: validationText.tooManyOptions('学生', maxExcluded) }
    : null,
]
