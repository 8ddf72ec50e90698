import type { ContractStatus } from '#domain/company/rules.ts'
import { Badge, type BadgeKind } from '#web/ui/marks/badge.tsx'

/** The names of domain-data 1.18. */
export const contractNames: Record<ContractStatus, string> = {
  APPLIED: '申込受付',
  UNDER_REVIEW: '審査中',
  TRIAL: 'トライアル',
  ACTIVE: '契約中',
  RENEWAL_PENDING: '更新手続き中',
  EXPIRED: '契約終了',
  SUSPENDED: '利用停止',
  TERMINATED: '解約済み',
}
const kinds: Record<ContractStatus, BadgeKind> = {
  APPLIED: 'info',
  UNDER_REVIEW: 'info',
  TRIAL: 'plum',
  ACTIVE: 'success',
  RENEWAL_PENDING: 'warning',
  EXPIRED: 'plain',
  SUSPENDED: 'error',
  TERMINATED: 'plain',
}

export const ContractBadge = ({ status }: { status: ContractStatus }) => (
  <Badge kind={kinds[status]}>{contractNames[status]}</Badge>
)
