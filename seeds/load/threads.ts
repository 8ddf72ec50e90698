import type pg from 'pg'
import type { ThreadSide } from '#domain/scout-invitation/thread/rules.ts'
import { addDays } from '#ground/day.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { time, tokyoDay } from '#ground/tokyo-time.ts'
import type { Random } from '#seeds/random.ts'
import { copyRows } from './copy.ts'
import type { Line, Outcome, SeedInvitation } from './seed-invitation.ts'

export const student = (hours: number, text: string): Line => ({ side: 'CANDIDATE', text, hours })
export const company = (hours: number, text: string): Line => ({ side: 'COMPANY', text, hours })

const afterAcceptance: readonly (readonly Line[])[] = [
  [
    company(
      20,
      '承認していただき、ありがとうございます。まずはオンラインで30分ほど、お話しできればと思います。\n来週の平日で、ご都合のよい時間帯を2つか3つ教えてください。',
    ),
    student(
      26,
      'ご連絡ありがとうございます。火曜日の16時以降か、木曜日の午前中であれば参加できます。どうぞよろしくお願いいたします。',
    ),
    company(
      44,
      'ありがとうございます。それでは火曜日の16時30分からお願いします。\n接続先はこちらです。\nhttps://meet.example.jp/talk\n準備していただくものはありません。',
    ),
    student(47, '承知しました。当日はよろしくお願いいたします。'),
  ],
  [
    student(
      5,
      'スカウトをありがとうございます。理由の文章がうれしく、承認しました。\n一つうかがいたいのですが、配属先はどのように決まりますか。',
    ),
    company(
      22,
      'ご質問ありがとうございます。入社後3か月の研修で三つの部署を回り、希望を聞いたうえで決めています。昨年は8割の方が第一希望でした。\n面談では現場の社員からも直接お話しします。',
    ),
    student(30, 'くわしく教えていただき、ありがとうございます。現場の方のお話もぜひうかがいたいです。'),
  ],
  [
    company(
      18,
      '承認していただき、ありがとうございます。選考の流れをまとめた資料をお送りしたいのですが、ご希望の職種はお決まりですか。',
    ),
    student(40, '開発職を第一に考えています。研究でPythonを使っているため、データを扱う仕事にも関心があります。'),
  ],
]
const aboutDates: readonly (readonly Line[])[] = [
  [
    student(4, '日程を予約しました。当日の持ち物と服装を教えていただけますか。'),
    company(
      21,
      'ご予約ありがとうございます。持ち物は筆記用具だけで大丈夫です。服装は自由ですので、普段どおりでお越しください。',
    ),
    student(24, 'ありがとうございます。当日を楽しみにしています。'),
  ],
  [
    student(3, '日程を予約しました。オンラインでの参加はできますか。'),
    company(
      8,
      'ご予約ありがとうございます。オンラインでもご参加いただけます。前日の夕方までに、接続先をここでお送りします。',
    ),
  ],
  [student(6, '最寄り駅からの道順で、目印になるものはありますか。電車で向かう予定です。')],
  [
    company(9, 'ご予約ありがとうございます。受付は1階です。お名前を伝えていただければ、担当の者がお迎えにまいります。'),
    student(12, '承知しました。どうぞよろしくお願いいたします。'),
  ],
]
const questions: readonly (readonly Line[])[] = [
  [
    student(10, '承認する前に一つうかがいます。研究の都合で平日の昼間は難しいのですが、夕方以降の面談もできますか。'),
    company(
      27,
      'ご質問ありがとうございます。19時開始の枠もご用意できます。ご都合に合わせて調整しますので、ご安心ください。',
    ),
  ],
  [student(14, '勤務地の希望は出せますか。できれば東海地方で働きたいと考えています。')],
]

const talks: Partial<Record<Outcome, { share: number; of: readonly (readonly Line[])[] }>> = {
  PENDING: { share: 0.08, of: questions },
  MESSAGE_ACCEPTED: { share: 0.7, of: afterAcceptance },
  BOOKED: { share: 0.6, of: aboutDates },
  ATTENDED: { share: 0.5, of: aboutDates },
  HIRED: { share: 0.6, of: afterAcceptance },
}
const hour = 3_600_000

/** The messages of one scout by now. Drawn from a fork, so that every other draw stays as it was. */
function linesOf(random: Random, invitation: SeedInvitation, now: Date) {
  const {
    id,
    student: { index },
    outcome,
    answeredAt,
    sentAt,
  } = invitation
  const own = random.fork(`thread/${id}`)
  const talk = talks[outcome]
  const isOfDemo = index < 0
  const isTalking = own.chance(talk?.share ?? 0) || (isOfDemo && outcome !== 'PENDING')
  const lines = invitation.talk ?? (talk && isTalking ? own.pick(talk.of) : [])
  let [last, sentLast] = [0, answeredAt ?? sentAt]
  return lines
    .map(({ hours, ...line }, at) => {
      sentLast = waking(new Date(sentLast.getTime() + (hours - last) * hour), line.side)
      last = hours
      return { ...line, position: at + 1, sentAt: sentLast }
    })
    .filter((line) => line.sentAt < now)
}

const wakingHours = { COMPANY: ['09:00', '19:00'], CANDIDATE: ['07:30', '23:30'] } as const satisfies Record<
  ThreadSide,
  readonly [from: string, until: string]
>

/** The moment, or the next at which people of this side are at their letters. */
function waking(at: Date, side: ThreadSide): Date {
  const [from, until] = wakingHours[side]
  const [day, clock] = [tokyoDay(at), time(at)]
  if (clock >= from && clock < until) return at
  const begin = tokyoMoment(clock < from ? day : addDays(day, 1), from)
  return new Date(begin.getTime() + (at.getTime() % hour))
}

/** Threads of the scouts that were accepted or asked about, as the product itself would have kept them. */
export async function writeThreads(client: pg.ClientBase, random: Random, invitations: SeedInvitation[], now: Date) {
  const threads = invitations
    .map((invitation) => ({ invitation, lines: linesOf(random, invitation, now) }))
    .filter(({ invitation: { outcome }, lines }) => lines.length > 0 || outcome in accepted)
  await copyRows(
    client,
    'thread',
    [
      'company_id',
      'scout_invitation_id',
      'candidate_id',
      'in_charge',
      'last_position',
      'last_side',
      'last_at',
      'candidate_read',
      'company_read',
    ],
    threads.map(({ invitation, lines }) => {
      const last = lines.at(-1)
      const readBy = (side: ThreadSide) => (last?.side === side ? lines.length : Math.max(0, lines.length - 1))
      return [
        invitation.company.id,
        invitation.id,
        invitation.student.id,
        invitation.companyUserId,
        lines.length,
        last?.side ?? null,
        last?.sentAt ?? invitation.answeredAt ?? invitation.sentAt,
        readBy('CANDIDATE'),
        readBy('COMPANY'),
      ]
    }),
  )
  await copyRows(
    client,
    'thread_message',
    ['company_id', 'scout_invitation_id', 'position', 'candidate_id', 'company_user_id', 'text', 'sent_at'],
    threads.flatMap(({ invitation, lines }) =>
      lines.map(({ position, side, text, sentAt }) => [
        invitation.company.id,
        invitation.id,
        position,
        invitation.student.id,
        side === 'COMPANY' ? invitation.companyUserId : null,
        text,
        sentAt,
      ]),
    ),
  )
}

const accepted: Partial<Record<Outcome, true>> = {
  MESSAGE_ACCEPTED: true,
  SCHEDULE_PENDING: true,
  DATE_REQUESTED: true,
  BOOKED: true,
  ATTENDED: true,
  HIRED: true,
}
