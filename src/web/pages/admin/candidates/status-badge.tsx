import type { CandidateStatus } from '#domain/candidate-account/state/rules.ts'
import { Badge, type BadgeKind } from '#web/ui/marks/badge.tsx'

const names: Record<CandidateStatus, [string, BadgeKind]> = {
  EMAIL_PENDING: ['メール確認待ち', 'info'],
  PROFILE_PENDING: ['氏名などの入力待ち', 'info'],
  PHONE_PENDING: ['電話番号の確認待ち', 'info'],
  ONBOARDING: ['はじめの設定中', 'info'],
  ACTIVE: ['公開中', 'success'],
  ACTION_REQUIRED: ['確認が必要', 'warning'],
  HIDDEN: ['非公開', 'plain'],
  SUSPENDED: ['利用停止中', 'error'],
  WITHDRAWN: ['退会', 'error'],
  PURGED: ['削除済み', 'plain'],
}

export function StatusBadge({ status }: { status: CandidateStatus }) {
  const [name, kind] = names[status]
  return <Badge kind={kind}>{name}</Badge>
}
