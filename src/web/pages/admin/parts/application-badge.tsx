import type { PreRegistrationStatus } from '#domain/inquiry/decision/rules.ts'
import { Badge, type BadgeKind } from '#web/ui/marks/badge.tsx'

export const applicationNames: Record<PreRegistrationStatus, string> = {
  APPLIED: '確認待ち',
  APPROVED: '承認済み',
  REJECTED: '見送り',
}
const kinds: Record<PreRegistrationStatus, BadgeKind> = { APPLIED: 'warning', APPROVED: 'success', REJECTED: 'plain' }

export const ApplicationBadge = ({ status }: { status: PreRegistrationStatus }) => (
  <Badge kind={kinds[status]}>{applicationNames[status]}</Badge>
)
