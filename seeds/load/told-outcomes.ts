import { outcomeDays, type Outcome } from '#domain/scout-invitation/outcome/rules.ts'
import { dayMs } from '#ground/day.ts'
import type { SeedInvitation } from './invitations.ts'

const words: Record<Outcome, string> = {
  NEXT_STEP: 'お時間をいただき、ありがとうございました。次の面談の日程を、今週中にメールでご案内します。',
  NOT_SELECTED: 'お話しいただき、ありがとうございました。今回はご一緒できませんが、これからの活動を応援しています。',
}

type Told = { outcome: Outcome | null; message: string; at: Date | null }
const nothing: Told = { outcome: null, message: '', at: null }

/** The outcome that a waiting student heard: mostly in time; one in seven heard late, and one in seven nothing. */
export function toldOutcome({ outcome, answeredAt, date }: SeedInvitation, at: number, now: Date): Told {
  const since = outcome === 'ATTENDED' ? date?.endAt : answeredAt
  if (!since || !['ATTENDED', 'MESSAGE_ACCEPTED', 'HIRED'].includes(outcome) || at % 7 === 0) return nothing
  const days = at % 7 === 1 ? outcomeDays + 6 : 3 + (at % 9)
  const toldAt = new Date(since.getTime() + days * dayMs)
  if (toldAt >= now) return nothing
  if (outcome === 'HIRED') return { ...nothing, at: toldAt }
  const told = at % 3 === 0 ? 'NEXT_STEP' : 'NOT_SELECTED'
  return { outcome: told, message: words[told], at: toldAt }
}
