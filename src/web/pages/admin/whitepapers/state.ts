import type { WhitepaperState } from '#domain/whitepaper/rules.ts'
import type { BadgeKind } from '#web/ui/marks/badge.tsx'

export const stateLooks: Record<WhitepaperState, { label: string; kind: BadgeKind }> = {
  DRAFT: { label: '下書き', kind: 'warning' },
  PUBLISHED: { label: '公開中', kind: 'success' },
  RETIRED: { label: '公開終了', kind: 'plain' },
}
