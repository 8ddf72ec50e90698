import type { DepartmentCategory } from '#domain/candidate/rules.ts'

export const departmentCategories = ['HUMANITIES', 'SCIENCE', 'OTHER'] as const satisfies DepartmentCategory[]

/** Days back, counted in whole Tokyo days. */
export const lastActiveDays = { WITHIN_1: 1, WITHIN_3: 3, WITHIN_7: 7, WITHIN_14: 14, WITHIN_30: 30 } as const
export type LastActiveAt = keyof typeof lastActiveDays
export const lastActiveWords: Record<LastActiveAt, string> = {
  WITHIN_1: '1日以内',
  WITHIN_3: '3日以内',
  WITHIN_7: '7日以内',
  WITHIN_14: '14日以内',
  WITHIN_30: '30日以内',
}

export const searchScoutInvitationStatuses = ['NOT_SENT', 'PENDING', 'ACCEPTED', 'DECLINED', 'EXPIRED'] as const
export type SearchScoutInvitationStatus = (typeof searchScoutInvitationStatuses)[number]
export type ScoutInvitationStatuses = { isExclusive: boolean; statuses: SearchScoutInvitationStatus[] }
export const scoutStatusWords: Record<SearchScoutInvitationStatus, string> = {
  NOT_SENT: 'スカウト未送付',
  PENDING: '返信待ち',
  ACCEPTED: '承認',
  DECLINED: '辞退',
  EXPIRED: '期限切れ',
}

/** Students passed over by the user who asks alone, or by the whole team. */
export const passedOverBy = ['MINE', 'TEAM'] as const
export type PassedOverBy = (typeof passedOverBy)[number]
export const passedOverWords: Record<PassedOverBy, string> = {
  MINE: '自分が見送った学生',
  TEAM: 'チームで見送った学生',
}

const searchSchedulingStatuses = ['PENDING', 'ACCEPTED', 'SCHEDULING_DATE_REQUESTED'] as const
type SearchSchedulingStatus = (typeof searchSchedulingStatuses)[number]
/** Narrowed to a job, or to the jobs of a scheduling, if given. */
export type SchedulingStatusFilter = {
  jobId?: string | null
  schedulingId?: string | null
  schedulingStatus: SearchSchedulingStatus
}

/** The scores offered as options; any other score may be typed. */
export const toeicScoreOptions = [400, 500, 600, 700, 785, 860, 945] as const
