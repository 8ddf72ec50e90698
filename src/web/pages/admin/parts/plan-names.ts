import type { PlanKey } from '#domain/company/plan/rules.ts'

export const planNames: Record<PlanKey, string> = {
  FREE: 'フリー',
  LIGHT: 'ライト',
  STANDARD: 'スタンダード',
  PREMIUM: 'プレミアム',
}
