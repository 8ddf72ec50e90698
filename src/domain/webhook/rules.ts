/** The events a company's own systems can hear of, in the order of a scout's life. */
export const webhookEvents = [
  'scout_invitation.accepted',
  'scout_invitation.declined',
  'scheduling_date.chosen',
  'scheduling_date.changed',
  'candidate.stage_changed',
  'candidate.hired',
  'saved_filter.matched',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]
/** The delivery that one press sends, to try an address. */
export const testEvent = 'webhook.test'
export type SentEvent = WebhookEvent | typeof testEvent

export const webhookEventTexts: Record<SentEvent, { label: string; about: string }> = {
  'scout_invitation.accepted': { label: 'スカウトの承認', about: '学生がスカウトを承認したとき' },
  'scout_invitation.declined': {
    label: 'スカウトの辞退',
    about: '学生が辞退したとき。承認のあとの辞退も含みます',
  },
  'scheduling_date.chosen': { label: '日程の決定', about: '学生が日程をはじめて選んだとき' },
  'scheduling_date.changed': {
    label: '日程の変更・取り消し',
    about: '学生が日程を選び直した・取り消したとき、または貴社が日時や場所を変えたとき',
  },
  'candidate.stage_changed': {
    label: '選考の段階の変更',
    about: '承認から内定・承諾・見送りまで、学生の段階が変わったとき。誰の操作でも、日程が終わったときも届きます',
  },
  'candidate.hired': {
    label: '採用の確定',
    about: '内定承諾の報告、または貴社の採用の記録が、相手の確認・回答期限・運営の判断で確定したとき',
  },
  'saved_filter.matched': {
    label: '保存した条件の新着',
    about: '「新着のお知らせ」を使っている検索条件に、新しく合う学生が見つかったとき',
  },
  'webhook.test': { label: 'テスト', about: '「テストを送る」を押したとき' },
}

export const webhookLimits = {
  /** Webhooks of one company. */
  webhooks: 10,
  /** Tests of one webhook within an hour. */
  testsPerHour: 20,
  url: { label: '送り先のURL', min: 1, max: 2000 },
  description: { label: 'メモ', min: 0, max: 100 },
  /** Characters of an answer that are kept. */
  answer: 500,
  deliveriesPerPage: 20,
  /** Days for which deliveries are kept. */
  days: 30,
} as const

const minute = 60
const hour = 60 * minute
/** Seconds until the next try, after each that failed; the schedule of Standard Webhooks, about three days. */
export const retrySeconds = [
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const
/** Hours after which a webhook that only fails is switched off. */
export const failingHours = 72
/** Hours for which the secret before the present one signs too. */
export const overlapHours = 24

/** Seconds until the try after this many failed ones; null when it was the last. A test is tried once. */
export const retryIn = (type: string, failedTries: number): number | null =>
  type === testEvent ? null : (retrySeconds[failedTries - 1] ?? null)

export const isReceived = (statusCode: number | null) => statusCode !== null && statusCode >= 200 && statusCode < 300
/** The receiver is gone for good and says so. */
export const isGone = (statusCode: number | null) => statusCode === 410

const offReasons = ['COMPANY', 'GONE', 'FAILING'] as const
export type OffReason = (typeof offReasons)[number]
export const deliveryStatuses = ['WAITING', 'DELIVERED', 'FAILED'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** The body of a delivery, in the shape that Standard Webhooks asks for. */
export const payloadOf = (type: SentEvent, timestamp: Date, data: object) => JSON.stringify({ type, timestamp, data })
