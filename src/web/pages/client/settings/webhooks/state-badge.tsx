import { Badge } from '#web/ui/marks/badge.tsx'

type State = { offBecause?: string | null; failingSince?: string | null }

export function StateBadge({ offBecause, failingSince }: State) {
  if (offBecause === 'COMPANY') return <Badge>停止中</Badge>
  if (offBecause) return <Badge kind="error">自動で停止しました</Badge>
  return failingSince ? <Badge kind="warning">届いていません</Badge> : <Badge kind="success">動作中</Badge>
}
