import type { AssessmentItemAct, AssessmentItemState } from '#web/generated/admin/graphql.ts'
import type { BadgeKind } from '#web/ui/marks/badge.tsx'

export const stateBadges: Record<AssessmentItemState, BadgeKind> = {
  DRAFT: 'plain',
  REVIEW: 'plain',
  PILOT: 'info',
  LIVE: 'success',
  RESTED: 'warning',
  RETIRED: 'plain',
}
export const actWords: Record<AssessmentItemAct, { verb: string; says: string }> = {
  rest: { verb: '休ませる', says: '120日のあいだ出題しません。そのあと、採点しない試行から始めます。' },
  retire: { verb: '出題を終了する', says: 'この項目は二度と出題しません。元に戻せません。' },
  goLive: { verb: '出題に加える', says: '次の受検から採点の対象になります。' },
}

export const percent = (share: number | null | undefined) =>
  share === null || share === undefined ? '–' : `${(share * 100).toFixed(0)}%`
export const decimal = (value: number | null | undefined, places = 2) =>
  value === null || value === undefined ? '–' : value.toFixed(places)
