import type { Difficulty } from '../../item/rules.ts'
import type { AlarmKind, ItemScope } from '../rules.ts'
import type { ItemState } from '../state/rules.ts'

/** Words for the codes of an item, on the page and in its spreadsheet. */
export const scopeWords: Record<ItemScope, string> = {
  LANG: '言語',
  NUM: '数的処理',
  LOGIC: '論理推論',
  SPACE: '図形・規則性',
  PERSONALITY: '性格検査',
}
export const difficultyWords: Record<Difficulty, string> = {
  EASY: '易',
  MEDIUM_LOW: '標準（低）',
  MEDIUM_HIGH: '標準（高）',
  HARD: '難',
}
export const stateWords: Record<ItemState, string> = {
  DRAFT: '下書き',
  REVIEW: '確認中',
  PILOT: '試行中',
  LIVE: '出題中',
  RESTED: '休止中',
  RETIRED: '出題終了',
}
export const alarmWords: Record<AlarmKind, string> = {
  EXPOSURE: '出題が多い',
  EASIER: '正答率が上がった',
  FASTER: '時間が半分になった',
}
