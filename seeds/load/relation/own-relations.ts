import { hasCheckIn } from '#domain/scout-invitation/booking/check-in/rules.ts'
import type { Db } from '#platform/database/db.ts'
import { dayMs } from '#ground/tokyo-time.ts'
import type { Random } from '#seeds/random.ts'
import type { SeedCompany, SeedJob } from '../companies.ts'
import { makeInvitation, type Ledger } from '../invitations.ts'
import type { SeedDate } from '../scheduling.ts'
import type { Outcome, SeedInvitation } from '../seed-invitation.ts'
import type { SeedStudent } from '../seed-student.ts'
import { loadCalledOff, loadOffered } from './date-rows.ts'
import { loadDate, onDay, soonToday } from './dates.ts'
import { loadHire, loadWithdrawn } from './endings.ts'
import { loadFurtherStep, loadNextScheduling } from './further-steps.ts'
import { loadOwnNotices } from './own-notices.ts'
import { findSender } from './sender.ts'

const names = ['today', 'met', 'nextDates', 'offered', 'calledOff', 'hired', 'withdrawn'] as const
type Name = (typeof names)[number]
export type OwnRelations = Partial<Record<Name, { invitation: SeedInvitation; date: SeedDate | null }>>

type Relation = {
  daysAgo: number
  outcome: Outcome
  isRight: (job: SeedJob) => boolean
  date?: (now: Date) => Omit<Parameters<typeof loadDate>[2], 'schedulingId'>
  /** The student has a seat of the date. */
  isSeated?: boolean
  word?: string
}

const isOf = (type: 'EVENT' | 'INTERVIEW') => (job: SeedJob) => job.story.scheduling?.type === type
const isMessage = ({ story }: SeedJob) => story.kind === 'MESSAGE'
const hasDoor = ({ story }: SeedJob) => story.scheduling !== null && hasCheckIn(story.scheduling)

const relations: Record<Name, Relation> = {
  today: {
    daysAgo: 9,
    outcome: 'BOOKED',
    isRight: hasDoor,
    isSeated: true,
    date: (now) => ({ startAt: soonToday(now), minutes: 120, capacity: 20, booked: 1 }),
  },
  met: {
    daysAgo: 10,
    outcome: 'ATTENDED',
    isRight: isOf('INTERVIEW'),
    isSeated: true,
    date: (now) => ({ startAt: onDay(now, -1, '13:30'), minutes: 30, booked: 1 }),
  },
  nextDates: {
    daysAgo: 20,
    outcome: 'ATTENDED',
    isRight: isOf('INTERVIEW'),
    isSeated: true,
    date: (now) => ({ startAt: onDay(now, -9, '15:00'), minutes: 30, booked: 1 }),
    word: '先日はありがとうございました。研究の記録を手順書にまとめたお話が、社内でも話題になりました。次は、配属先の候補になる部署の社員と45分ほどお話しください。',
  },
  offered: {
    daysAgo: 6,
    outcome: 'SCHEDULE_PENDING',
    isRight: isOf('EVENT'),
    date: (now) => ({ startAt: onDay(now, 6, '14:00'), minutes: 90, offered: 1 }),
  },
  calledOff: {
    daysAgo: 8,
    outcome: 'SCHEDULE_PENDING',
    isRight: isOf('INTERVIEW'),
    date: (now) => ({ startAt: onDay(now, 4, '11:00'), minutes: 30, calledOffAt: new Date(now.getTime() - dayMs) }),
  },
  hired: { daysAgo: 62, outcome: 'MESSAGE_ACCEPTED', isRight: isMessage },
  withdrawn: { daysAgo: 5, outcome: 'EXPIRED', isRight: isMessage },
}

type Parts = {
  db: Db
  companies: readonly SeedCompany[]
  ledger: Ledger
  random: Random
  student: SeedStudent
  now: Date
}

/** The demo's student with companies in every state after the acceptance. */
export async function tellOwnRelations({ db, companies, ledger, random, student, now }: Parts) {
  const own: OwnRelations = {}
  for (const name of names) {
    const { daysAgo, outcome, isRight, date: dateOf, isSeated, word } = relations[name]
    // The company of the tour keeps its open scout.
    const [company, job] = findSender(companies.slice(1), ledger, student, isRight) ?? []
    if (!company || !job) continue
    const plan = { company, job, student, outcome: isSeated ? ('SCHEDULE_PENDING' as const) : outcome }
    // A student's week holds ten scouts: on some weekdays that of the story is full, and the one before is not.
    const invitation = [daysAgo, daysAgo + 7]
      .values()
      .map((days) => makeInvitation(ledger, random.fork(name), { ...plan, daysAgo: days }, now))
      .find((made) => made !== null)
    if (!invitation) continue
    const schedulingId = job.schedulingId ?? ''
    const date = dateOf ? await loadDate(db, company, { ...dateOf(now), schedulingId }) : null
    const answer = word && { outcome: 'NEXT_STEP' as const, message: word, toldAt: new Date(now.getTime() - 2 * dayMs) }
    own[name] = { date, invitation: { ...invitation, outcome, date: isSeated ? date : null, told: answer || null } }
  }
  return own
}

/** The rows beside the scouts of the student's relations, once the scouts are there. */
export async function writeOwnRelations(db: Db, own: OwnRelations, now: Date) {
  if (own.nextDates) await offerNextDates(db, own.nextDates.invitation, now)
  if (own.offered?.date) await loadOffered(db, own.offered.invitation, own.offered.date, now)
  if (own.hired) await loadHire(db, own.hired.invitation, now)
  if (own.withdrawn) await loadWithdrawn(db, own.withdrawn.invitation, now)
  await loadOwnNotices(db, { hired: own.hired?.invitation, offered: own.offered?.invitation }, now)
  if (!own.calledOff?.date) return
  const { invitation, date } = own.calledOff
  const companyWord =
    '面談を担当する社員が急に伺えなくなりました。ご準備いただいていたところ、申し訳ありません。別の日程からお選びください。'
  await loadCalledOff(db, invitation, date, { calledOffBy: invitation.companyUserId, companyWord, now })
}

async function offerNextDates(db: Db, invitation: SeedInvitation, now: Date) {
  const { company } = invitation
  const schedulingId = await loadNextScheduling(db, company, { title: '社員との面談（2回目）' }, now)
  for (const [days, clock] of [
    [4, '10:00'],
    [5, '15:30'],
    [7, '18:00'],
  ] as const)
    await loadDate(db, company, { schedulingId, startAt: onDay(now, days, clock), minutes: 45 })
  await loadFurtherStep(db, invitation, { schedulingId })
}
