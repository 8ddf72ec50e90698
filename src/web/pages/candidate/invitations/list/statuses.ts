import type { ScoutInvitationStatusFilter } from '#web/generated/graphql.ts'
import { invitationStatuses, type InvitationStatus } from '#ground/urls.ts'

/**
 * §2: for each status in the address, its filter and count in the API, the label of the tab, and the texts of an empty
 * tab.
 */
export const tabs: Record<
  InvitationStatus,
  {
    filter: ScoutInvitationStatusFilter
    count: 'pending' | 'pendingSchedule' | 'accepted' | 'declined' | 'expired'
    label: string
    empty: string
    note: string
  }
> = {
  pending: {
    filter: 'PENDING',
    count: 'pending',
    label: '返信待ち',
    empty: '返信待ちのスカウトはありません',
    note: 'スカウトが届くと、ここに並びます。プロフィールが詳しいほど、企業があなたを見つけやすくなります。',
  },
  'pending-schedule': {
    filter: 'PENDING_SCHEDULE',
    count: 'pendingSchedule',
    label: '日程を選ぶ',
    empty: '日程を選ぶスカウトはありません',
    note: '承認したあと、日程が決まるまでのスカウトがここに並びます。',
  },
  accepted: {
    filter: 'ACCEPTED',
    count: 'accepted',
    label: '承認済み',
    empty: '承認したスカウトはありません',
    note: '承認すると、企業の採用担当者とのやりとりに進みます。',
  },
  declined: {
    filter: 'DECLINED',
    count: 'declined',
    label: '辞退',
    empty: '辞退したスカウトはありません',
    note: '辞退したことで不利になることはありません。',
  },
  expired: {
    filter: 'EXPIRED',
    count: 'expired',
    label: '期限切れ',
    empty: '期限切れのスカウトはありません',
    note: '回答の期限が過ぎたスカウトがここに並びます。',
  },
}

export const isInvitationStatus = (text: string): text is InvitationStatus =>
  (invitationStatuses as readonly string[]).includes(text)
