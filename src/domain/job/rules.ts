import { Refusal } from '#ground/refusal.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { firstLetters } from '#ground/text-length.ts'
import { dayMs } from '#ground/tokyo-time.ts'

export const jobStatuses = ['DRAFT', 'PUBLISHED'] as const
export type JobStatus = (typeof jobStatuses)[number]
export const jobKinds = ['DRAFT', 'MESSAGE', 'SCHEDULING'] as const
export type JobKind = (typeof jobKinds)[number]

type JobMove = { from: JobStatus; to: JobStatus; needs: 'nothingSent' | 'everyPart' }

/** The only changes of a job's status. Saving without a change of status is a move too. */
export const jobMoves: readonly JobMove[] = [
  { from: 'DRAFT', to: 'DRAFT', needs: 'nothingSent' },
  { from: 'DRAFT', to: 'PUBLISHED', needs: 'everyPart' },
  { from: 'PUBLISHED', to: 'PUBLISHED', needs: 'everyPart' },
  { from: 'PUBLISHED', to: 'DRAFT', needs: 'nothingSent' },
]

export const findMove = (from: string, to: JobStatus) => jobMoves.find((move) => move.from === from && move.to === to)

/** Days after the last check until a published job is to be checked again, and until it is archived. */
export const checkDays = 90
export const archiveDays = checkDays + 30

/** Jobs last checked before this moment were not checked for `days` days. */
export const checkedBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

type StatusColumns = { status: string; totalSent: number }

/** A candidate who was sent this job must always be able to open it. */
export const canDelete = ({ totalSent }: Pick<StatusColumns, 'totalSent'>) => totalSent === 0
export const canSaveAsDraft = ({ status, totalSent }: StatusColumns) =>
  totalSent === 0 && findMove(status, 'DRAFT') !== undefined
export const canSendScoutInvitation = ({ status, isArchived }: { status: string; isArchived: boolean }) =>
  status === 'PUBLISHED' && !isArchived
/** Whether a published job was last checked so long ago that the company is asked whether it is still true. */
export const needsCheck = (job: { status: string; isArchived: boolean; checkedAt: Date }, now: Date) =>
  canSendScoutInvitation(job) && job.checkedAt < checkedBefore(now, checkDays)
/** The scout promises the student a message, or the dates of this scheduling: neither is changed after sending. */
export const canChangeCompletion = ({ totalSent }: Pick<StatusColumns, 'totalSent'>) => totalSent === 0

/** Null for a status this version does not know: allowed where the job is read in full (§4). */
export const readStatus = (status: string): JobStatus | null => jobStatuses.find((name) => name === status) ?? null

/** For lists of jobs: refuses not_found when one job has an unknown status (§8). */
export function requireKnownStatuses<Job extends { status: string }>(jobs: Job[]): Job[] {
  if (jobs.some(({ status }) => readStatus(status) === null)) throw new Refusal('not_found')
  return jobs
}

/** `kind` is null while the job's completion is not chosen. Refuses not_found for an unknown kind (§8). */
export function readKind(kind: string | null): JobKind {
  const jobKind = jobKinds.find((name) => name === (kind ?? 'DRAFT'))
  if (!jobKind) throw new Refusal('not_found')
  return jobKind
}

/** 「（コピー）題」, then 「（コピー2）題」…; copy counts from 1. Cut to the longest title allowed. */
export function copyTitle(title: string, copy: number) {
  const prefix = copy === 1 ? '（コピー）' : `（コピー${copy}）`
  return firstLetters(prefix + title, fieldLimits.jobTitle.max)
}

/** Whether a title still says that its job was copied. */
export const isCopyTitle = (title: string) => /^[（(]コピー\d*[）)]/u.test(title)

/** Drafts of one company. Published jobs are limited by the plan. */
export const maxDrafts = 100
