import type { ItemScope } from '#domain/assessment/item-statistics/rules.ts'
import type {
  AssessmentDifficulty,
  AssessmentItemAct,
  AssessmentItemAlarmKind,
  AssessmentItemState,
} from '#web/generated/admin/graphql.ts'
import type { BadgeKind } from '#web/ui/badge.tsx'

export const scopeWords: Record<ItemScope, string> = {
  LANG: '言語',
  NUM: '数的処理',
  LOGIC: '論理推論',
  SPACE: '図形・規則性',
  PERSONALITY: '性格検査',
}
export const difficultyWords: Record<AssessmentDifficulty, string> = {
  EASY: '易',
  MEDIUM_LOW: '標準（低）',
  MEDIUM_HIGH: '標準（高）',
  HARD: '難',
}
export const stateWords: Record<AssessmentItemState, { word: string; kind: BadgeKind }> = {
  DRAFT: { word: '下書き', kind: 'plain' },
  REVIEW: { word: '確認中', kind: 'plain' },
  PILOT: { word: '試行中', kind: 'info' },
  LIVE: { word: '出題中', kind: 'success' },
  RESTED: { word: '休止中', kind: 'warning' },
  RETIRED: { word: '引退', kind: 'plain' },
}
export const alarmWords: Record<AssessmentItemAlarmKind, string> = {
  EXPOSURE: '出題が多い',
  EASIER: '正答率が上がった',
  FASTER: '時間が半分になった',
}
export const actWords: Record<AssessmentItemAct, { verb: string; says: string }> = {
  rest: { verb: '休ませる', says: '120日のあいだ出題しません。そのあと、採点しない試行から始めます。' },
  retire: { verb: '引退させる', says: 'この項目は二度と出題しません。元に戻せません。' },
  goLive: { verb: '出題に加える', says: '次の受検から採点の対象になります。' },
}

export const percent = (share: number | null | undefined) =>
  share === null || share === undefined ? '–' : `${(share * 100).toFixed(0)}%`
export const decimal = (value: number | null | undefined, places = 2) =>
  value === null || value === undefined ? '–' : value.toFixed(places)
