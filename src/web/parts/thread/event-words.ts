import { disclosedAtAcceptance } from '#domain/scout-invitation/rules.ts'
import type { ThreadSide } from '#domain/scout-invitation/thread/rules.ts'
import { monthDay, spanText } from '#ground/tokyo-time.ts'
import type { Happening } from './entries.ts'

/** The side that reads. The student reads of the company by its name. */
export type Reading = { side: ThreadSide; companyName: string; today: string }

const timesOfDay = { MORNING: '午前', AFTERNOON: '午後', EVENING: '夕方' } as const

const dateOf = ({ startAt, endAt }: Happening) => (startAt && endAt ? spanText(startAt, endAt) : '')

/** The heading of each kind, for the student and for the company. */
const headings: Record<Happening['kind'], Record<ThreadSide, string>> = {
  ACCEPTED: { CANDIDATE: 'スカウトを承認しました', COMPANY: '学生がスカウトを承認しました' },
  GUIDANCE: { CANDIDATE: '企業からのご案内', COMPANY: '承認した学生へのご案内' },
  DATE_BOOKED: { CANDIDATE: '日程を予約しました', COMPANY: '学生が日程を予約しました' },
  DATE_MOVED: { CANDIDATE: '日程を変更しました', COMPANY: '学生が日程を変更しました' },
  DATE_CANCELLED: { CANDIDATE: '日程の予約が取り消されました', COMPANY: '日程の予約が取り消されました' },
  DATES_WISHED: { CANDIDATE: '別の日程を希望しました', COMPANY: '学生が別の日程を希望しました' },
  DATES_ADDED: { CANDIDATE: '日程が追加されました', COMPANY: '日程を追加しました' },
  DATES_REFUSED: { CANDIDATE: '追加できる日程がないとの返信です', COMPANY: '追加できる日程がないと返信しました' },
  NEXT_STEP: { CANDIDATE: '次に進むご案内です', COMPANY: '次に進む案内を伝えました' },
  NOT_SELECTED: { CANDIDATE: '今回は見送りとのご連絡です', COMPANY: '今回は見送ることを伝えました' },
  WITHDRAWN: { CANDIDATE: '辞退しました', COMPANY: '学生が辞退しました' },
}

export const headingOf = (event: Happening, { side }: Reading) => headings[event.kind][side]

/** The lines below the heading of an entry. A promise whose day is over is not named. */
export function linesOf(event: Happening, { side, companyName, today }: Reading): string[] {
  const wishes = event.wishes.map(({ date, timeOfDay }) => `${monthDay(date)} ${timesOfDay[timeOfDay]}`)
  const promise =
    event.until && event.until >= today
      ? side === 'CANDIDATE'
        ? `${companyName}から、${monthDay(event.until)}までに連絡があります。`
        : `${monthDay(event.until)}までに、学生に連絡してください。`
      : ''
  const receipt =
    event.kind === 'ACCEPTED' && side === 'CANDIDATE'
      ? `${companyName}に、${disclosedAtAcceptance.join('・')}を伝えました。`
      : ''
  return [dateOf(event), wishes.join('、'), event.text, receipt, promise].filter(Boolean)
}
