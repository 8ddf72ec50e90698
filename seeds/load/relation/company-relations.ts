import { dayMs } from '#ground/tokyo-time.ts'
import type { Db } from '#platform/database/db.ts'
import { randomOf } from '#seeds/random.ts'
import type { SeedCompany, SeedJob } from '../companies.ts'
import { makeInvitation, mondayBefore, type Ledger } from '../invitations.ts'
import type { SeedDate } from '../scheduling.ts'
import type { Line, Outcome, SeedInvitation } from '../seed-invitation.ts'
import type { SeedStudent } from '../seed-student.ts'
import { loadCompanyDates, type CompanyDates } from './company-dates.ts'
import { leavesAt } from './letters.ts'
import { talks } from './talks.ts'

type Relation = {
  /** The job's place in the company's story. */
  job: number
  daysAgo: number
  outcome: Outcome
  date?: keyof CompanyDates['dates']
  talk?: readonly Line[]
  toldDaysAgo?: number
  word?: string
  /** The scout waits: for the first, second or third of the times of `leavesAt`. */
  leaves?: number
}

const furtherWord =
  'お話しできてうれしかったです。調べ方のお話をもう少しうかがいたく、開発部の社員との面接をご案内します。ご都合のよい日程をお選びください。'

const ledWord =
  '研究で使われている計測の工夫を、楽しくうかがいました。ぜひ本選考に進んでいただきたいと思っています。日程は調整のうえ、改めてご案内します。'

const [event, talk, selection, openDay] = [0, 1, 2, 3]

/** The students who accepted 北斗システムズ, one for each state that follows. Names of it are keys of the rows beside. */
const relations = {
  unmarked: { job: talk, daysAgo: 8, outcome: 'BOOKED', date: 'yesterdayEarly', talk: talks.beforeMeeting },
  met: { job: talk, daysAgo: 9, outcome: 'ATTENDED', date: 'yesterdayLate', talk: talks.afterMeeting },
  listenerOne: { job: event, daysAgo: 8, outcome: 'BOOKED', date: 'yesterdayEvent' },
  listenerTwo: { job: event, daysAgo: 7, outcome: 'BOOKED', date: 'yesterdayEvent' },
  listenerThree: { job: event, daysAgo: 9, outcome: 'BOOKED', date: 'yesterdayEvent' },
  late: { job: openDay, daysAgo: 9, outcome: 'BOOKED', date: 'today', talk: talks.toTheDoor },
  guestOne: { job: openDay, daysAgo: 8, outcome: 'BOOKED', date: 'today' },
  guestTwo: { job: openDay, daysAgo: 10, outcome: 'BOOKED', date: 'today' },
  received: { job: openDay, daysAgo: 7, outcome: 'ATTENDED', date: 'today' },
  held: { job: talk, daysAgo: 10, outcome: 'ATTENDED', date: 'threeDaysAgo' },
  secondBooked: {
    job: talk,
    daysAgo: 19,
    outcome: 'ATTENDED',
    date: 'twelveDaysAgo',
    talk: talks.secondStep,
    toldDaysAgo: 4,
  },
  secondChoosing: { job: talk, daysAgo: 17, outcome: 'ATTENDED', date: 'tenDaysAgo', toldDaysAgo: 1 },
  hired: { job: selection, daysAgo: 58, outcome: 'MESSAGE_ACCEPTED', talk: talks.hired, toldDaysAgo: 40 },
  withdrawn: { job: talk, daysAgo: 5, outcome: 'EXPIRED' },
  seated: { job: event, daysAgo: 6, outcome: 'BOOKED', date: 'full' },
  firstInLine: { job: event, daysAgo: 5, outcome: 'SCHEDULE_PENDING' },
  secondInLine: { job: event, daysAgo: 6, outcome: 'SCHEDULE_PENDING' },
  neighbour: { job: event, daysAgo: 7, outcome: 'BOOKED', date: 'offered' },
  offered: { job: event, daysAgo: 7, outcome: 'SCHEDULE_PENDING' },
  calledOff: { job: talk, daysAgo: 7, outcome: 'SCHEDULE_PENDING', talk: talks.calledOff },
  ledOn: { job: talk, daysAgo: 13, outcome: 'ATTENDED', date: 'sixDaysAgo', toldDaysAgo: 3, word: ledWord },
  waitingOne: { job: talk, daysAgo: 0, outcome: 'PENDING', leaves: 0 },
  waitingTwo: { job: talk, daysAgo: 0, outcome: 'PENDING', leaves: 1 },
  waitingThree: { job: event, daysAgo: 0, outcome: 'PENDING', leaves: 2 },
  fresh: { job: talk, daysAgo: 2, outcome: 'PENDING' },
} as const satisfies Record<string, Relation>

export type RelationName = keyof typeof relations
export type CompanyRelations = CompanyDates & {
  company: SeedCompany
  /** The job to which a student is led before its dates stand. */
  nextJobId: string | null
  of: Partial<Record<RelationName, SeedInvitation>>
}

type Parts = {
  db: Db
  company: SeedCompany
  ledger: Ledger
  student: (index: number) => SeedStudent
  count: number
  seed: number
  now: Date
}

/** Told before the history, which gives way where a student has a relation already. */
export async function tellCompanyRelations(parts: Parts): Promise<CompanyRelations> {
  const { db, company, now } = parts
  const { dates, nextScheduling } = await loadCompanyDates(db, company, now)
  const of: CompanyRelations['of'] = {}
  const students = writingStudents(parts)
  const random = randomOf(parts.seed).fork('relations')
  for (const [name, relation] of Object.entries(relations) as [RelationName, Relation][]) {
    const job = company.jobs[relation.job]
    const invitation = job && findInvitation(parts, students, random.fork(name), relation, job)
    if (invitation && relation.leaves !== undefined) moveWeek(parts.ledger, invitation, leavesAt(now, relation.leaves))
    if (invitation) of[name] = standingOf(invitation, relation, relation.date ? dates[relation.date] : null, now)
  }
  return { company, dates, nextScheduling, nextJobId: company.jobs[selection]?.id ?? null, of }
}

/** As many as the search for twenty looks at, those first to whom the company's jobs are addressed. */
const examinedStudents = 300

function* writingStudents({ student, count }: Parts) {
  const first = Math.max(0, count - examinedStudents)
  const students = Array.from({ length: count - first }, (_, at) => student(first + at)).filter(
    ({ status, story }) => status === 'ACTIVE' && story.selfIntroduction,
  )
  const isAddressed = ({ story }: SeedStudent) => story.graduationYear === 2028 && story.category === 'SCIENCE'
  yield* students.filter(isAddressed)
  yield* students.filter((one) => !isAddressed(one))
}

function findInvitation(
  { ledger, company, now }: Parts,
  students: Generator<SeedStudent>,
  random: ReturnType<typeof randomOf>,
  { daysAgo, outcome, date }: Relation,
  job: SeedJob,
) {
  for (let next = students.next(); !next.done; next = students.next()) {
    // The seat is that of the relation's own date.
    const plan = { company, job, student: next.value, daysAgo, outcome: date ? ('SCHEDULE_PENDING' as const) : outcome }
    const invitation = makeInvitation(ledger, random, plan, now)
    if (invitation) return invitation
  }
  return null
}

/** The student's week of the departure counts the scout. */
function moveWeek({ weeks }: Ledger, { student: { id }, sentAt }: SeedInvitation, leaves: Date) {
  const [from, to] = [`${id} ${mondayBefore(sentAt)}`, `${id} ${mondayBefore(leaves)}`]
  weeks.set(from, (weeks.get(from) ?? 1) - 1)
  weeks.set(to, (weeks.get(to) ?? 0) + 1)
}

function standingOf(
  invitation: SeedInvitation,
  { outcome, talk: lines, toldDaysAgo, word: message = furtherWord }: Relation,
  date: SeedDate | null,
  now: Date,
): SeedInvitation {
  const word = toldDaysAgo
    ? {
        outcome: 'NEXT_STEP' as const,
        message,
        toldAt: new Date(now.getTime() - toldDaysAgo * dayMs),
      }
    : null
  return { ...invitation, outcome, date, told: word, talk: lines ?? [] }
}
