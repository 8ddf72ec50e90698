import { canSendScoutInvitation } from '#domain/job/rules.ts'

/** Scouts whose time is changed, or that are taken back, with one press. */
export const maxChanged = 100

/** The scouts that wait, on one page. */
export const pageSize = 30

/** Why the job of a waiting scout keeps it from arriving, as things stand; a job with scouts is never a draft. */
export const scheduledObstacles = ['JOB_ARCHIVED', 'JOB_TAKEN_DOWN'] as const
export type ScheduledObstacle = (typeof scheduledObstacles)[number]

export function obstacleOf(job: {
  status: string
  isArchived: boolean
  isTakenDown: boolean
}): ScheduledObstacle | null {
  if (canSendScoutInvitation(job)) return null
  return job.isTakenDown ? 'JOB_TAKEN_DOWN' : 'JOB_ARCHIVED'
}
