import type { OfferReportStatus } from '#domain/scout-invitation/offer-report/rules.ts'
import { slashDate } from '#ground/tokyo-time.ts'
import type { ScoutReportFragment } from '#web/generated/graphql.ts'
import type { BadgeKind } from '#web/ui/marks/badge.tsx'

export type Reported = NonNullable<ScoutReportFragment['offerReport']>

export const statusBadges: Record<OfferReportStatus, { kind: BadgeKind; text: string }> = {
  SUBMITTED: { kind: 'warning', text: '回答待ち' },
  CONFIRMED: { kind: 'success', text: '確認済み' },
  CONFIRMED_BY_TIMEOUT: { kind: 'success', text: '確認済み' },
  MISMATCH: { kind: 'warning', text: '運営が確認中' },
  CANCELLED: { kind: 'plain', text: '取り消し' },
}

type Answered = Pick<Reported, 'status' | 'answeredAt' | 'answeredBy' | 'isSettledByOperator'>

/** The company's answer with its day, as a sentence. */
export function answerOf({ status, answeredAt, answeredBy, isSettledByOperator }: Answered) {
  const day = answeredAt ? `${slashDate(answeredAt)}に` : ''
  const who = `${day}${answeredBy ? `${answeredBy.familyName}さんが` : ''}`
  // An operator settles a report that a colleague denied, or one that nobody answered in time.
  const denied = answeredBy ? `${who}「事実と異なる」と回答しました。` : ''
  if (isSettledByOperator)
    return `${denied}運営が双方に確認し、${status === 'CONFIRMED' ? '報告のとおりと確認しました' : '報告を取り消しました'}。`
  if (status === 'CONFIRMED_BY_TIMEOUT') return `期限までに回答がなかったため、${day}報告のとおり確認済みになりました。`
  if (status === 'MISMATCH') return `${who}「事実と異なる」と回答しました。運営が双方に事情を確認しています。`
  return `${who}内容を確認しました。`
}
