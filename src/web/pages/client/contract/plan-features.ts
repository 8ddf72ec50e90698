import { grouped } from '#ground/grouped.ts'
import type { Plan } from '#domain/company/plan/rules.ts'
import { yen } from './words.ts'

/** true: held. false: not held. A text says how much. */
export type FeatureValue = boolean | string
export type FeatureRow = { label: string; valueOf: (plan: Plan) => FeatureValue }

const upTo = (limit: number | null, unit: string): FeatureValue => {
  if (limit === null) return '無制限'
  return limit === 0 ? false : `${grouped(limit)}${unit}`
}

export const priceOf = ({ monthlyPrice }: Plan) => yen(monthlyPrice)

/** A plan's features, in the order of domain-data 1.17. */
export const featureRows: readonly FeatureRow[] = [
  { label: '企業ユーザー', valueOf: (plan) => upTo(plan.companyUsers, '名') },
  { label: '公開できる募集', valueOf: (plan) => upTo(plan.publishedJobs, '件') },
  { label: '30日間の新規スカウト', valueOf: (plan) => upTo(plan.newScoutsPerMonth, '通') },
  { label: 'スカウトの再送', valueOf: (plan) => plan.canRenewScouts },
  { label: '学生の検索', valueOf: (plan) => (plan.candidateSearch === 'FULL' ? true : '件数のみ') },
  { label: '保存できる検索条件', valueOf: (plan) => upTo(plan.savedFilters, '件') },
  { label: 'ラベル', valueOf: (plan) => upTo(plan.labels, '件') },
  { label: '言葉での検索', valueOf: (plan) => plan.canSearchText },
  { label: '性格特性での検索・能力検査の得点順', valueOf: (plan) => plan.canFilterByAssessment },
  { label: 'まとめて送信', valueOf: (plan) => upTo(plan.bulkSendLimit, '名まで') },
  { label: '予約送信', valueOf: (plan) => plan.canScheduleSending },
  {
    label: 'イベント・面談の日程',
    valueOf: ({ openSchedulings: limit }) => (limit === null ? true : upTo(limit, '件まで')),
  },
  { label: '承認者・採用者のCSV', valueOf: (plan) => plan.canExportCsv },
  { label: '運用ログ（操作と閲覧の記録）', valueOf: (plan) => plan.hasHistory },
  {
    label: 'お役立ち資料',
    valueOf: ({ whitepapers, hasIndividualReport }) =>
      whitepapers === null ? (hasIndividualReport ? '全点と個別レポート' : '全点') : `${whitepapers}点`,
  },
  { label: 'ネットワーク制限・シングルサインオン', valueOf: (plan) => plan.hasIpRestrictionAndSso },
  { label: 'アクセストークン・Webhook', valueOf: (plan) => plan.hasAccessTokens },
]
