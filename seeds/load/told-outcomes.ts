import type { Outcome as Told } from '#domain/scout-invitation/outcome/rules.ts'
import type { Random } from '#seeds/random.ts'
import type { SeedInvitation, ToldOutcome } from './seed-invitation.ts'
import { dayMs } from '#ground/tokyo-time.ts'

export const toldMessages: Record<Told, readonly [string, ...string[]]> = {
  NEXT_STEP: [
    'お話しできてうれしかったです。次の選考に進んでいただきたく、日程の候補を本日中にメールでお送りします。',
    'ご応募の内容を読み、ぜひ次の面談でくわしくうかがいたいと考えています。担当から3営業日以内にご連絡します。',
    '参加いただき、ありがとうございました。次は現場の社員との面談です。準備していただくものはありません。',
  ],
  NOT_SELECTED: [
    '時間をとってお話しいただき、ありがとうございました。今回は、希望される配属の受け入れが難しく、次のご案内を見送ります。',
    'ご参加ありがとうございました。検討の結果、今回の募集では次の選考のご案内を見送ることになりました。ご活躍をお祈りしています。',
  ],
}

/** The moment from which the student waits, as the product counts it: the end of the booked date, or the acceptance without one. */
const waitsSince = ({ job, date, answeredAt, contactedAt }: SeedInvitation) =>
  job.story.kind === 'SCHEDULING' ? (date?.endAt ?? null) : contactedAt && answeredAt

/**
 * The word of a company to an accepted student by now: mostly within the 14 days, sometimes late, sometimes never. Drawn
 * from forks, so that every other draw stays as it was.
 */
export function tellOutcomeOf(random: Random, invitation: SeedInvitation, now: Date): ToldOutcome | null {
  const own = random.fork(`outcome/${invitation.id}`)
  const { outcome, answeredAt } = invitation
  if (outcome === 'HIRED' && answeredAt) {
    const toldAt = new Date(answeredAt.getTime() + own.int(7, 13) * dayMs)
    return toldAt < now ? { outcome: null, message: '', toldAt } : null
  }
  const since = waitsSince(invitation)
  if (!since || !['MESSAGE_ACCEPTED', 'ATTENDED'].includes(outcome)) return null
  const punctual = random.fork('punctual').pick([0.95, 0.9, 0.85, 0.7])
  const days = own.chance(punctual) ? own.int(2, 12) : own.chance(0.6) ? own.int(15, 24) : null
  if (days === null) return null
  const toldAt = new Date(since.getTime() + days * dayMs)
  if (toldAt >= now) return null
  const verdict = own.chance(0.55) ? 'NEXT_STEP' : 'NOT_SELECTED'
  return { outcome: verdict, message: own.pick(toldMessages[verdict]), toldAt }
}
