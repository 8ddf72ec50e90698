import { writeReason } from '#seeds/company/reason.ts'
import { randomOf, type Random } from '#seeds/random.ts'
import { endOfTokyoDay, tokyoMoment } from '#ground/time/moment.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import { mondayOf } from '#ground/time/month.ts'
import { addDays, daysBetween, weekdayOf } from '#ground/day.ts'
import { quotaDays } from '#domain/scout-invitation/sending/limit/rules.ts'
import type { SeedStudent } from './seed-student.ts'
import type { SeedCompany, SeedJob } from './companies.ts'
import type { SeedDate } from './scheduling.ts'
import { seedId } from './seed-id.ts'
import type { Outcome, SeedInvitation } from './seed-invitation.ts'
import { tellOutcomeOf } from './told-outcomes.ts'

const hour = 3_600_000
const day = 24 * hour

/** Remembers what the database would refuse: more than ten scouts a week, a plan's limit of 30 days, two places at once. */
export type Ledger = {
  weeks: Map<string, number>
  /** Scouts of a company in each 30 days counted back from today. */
  spans: Map<string, number>
  days: Map<string, number>
  busy: Map<string, SeedDate[]>
  pairs: Set<string>
}
export const openLedger = (): Ledger => ({
  weeks: new Map(),
  spans: new Map(),
  days: new Map(),
  busy: new Map(),
  pairs: new Set(),
})

/** The Monday of the student's week that counts a scout. */
export const mondayBefore = (at: Date) => mondayOf(tokyoDay(at))

type Plan = {
  company: SeedCompany
  job: SeedJob
  student: SeedStudent
  daysAgo: number
  outcome?: Outcome
  reason?: string
  texts?: string[]
}

/** Between nine and six of the day in Tokyo, or of the Friday before a weekend. */
function atWork(at: Date) {
  const on = tokyoDay(at)
  const weekday = weekdayOf(on)
  const hours = 9 + ((at.getUTCMinutes() * 7 + at.getUTCHours()) % 9)
  const clock = `${String(hours).padStart(2, '0')}:${String(at.getUTCMinutes()).padStart(2, '0')}`
  return tokyoMoment(addDays(on, weekday === 0 ? -2 : weekday === 6 ? -1 : 0), clock)
}

/** One scout as it stands today, or null where the limits leave no room for it. */
export function makeInvitation(ledger: Ledger, random: Random, plan: Plan, now: Date): SeedInvitation | null {
  const { company, job, student } = plan
  const pair = `${company.id} ${student.id}`
  const planned = new Date(
    Math.min(now.getTime() - hour, now.getTime() - plan.daysAgo * day - random.int(0, 300) * 60_000),
  )
  const sentAt = plan.daysAgo < 3 ? planned : atWork(planned)
  const [week, on] = [`${student.id} ${mondayBefore(sentAt)}`, `${company.id} ${tokyoDay(sentAt)}`]
  const span = `${company.id} ${Math.floor(daysBetween(tokyoDay(sentAt), tokyoDay(now)) / quotaDays)}`
  const [inWeek, inSpan] = [ledger.weeks.get(week) ?? 0, ledger.spans.get(span) ?? 0]
  if (ledger.pairs.has(pair) || inWeek >= 10 || inSpan >= company.scoutLimitPerMonth) return null
  const wanted = plan.outcome ?? pickOutcome(random, job, plan.daysAgo)
  const { outcome, date } = place(ledger, student, job, wanted, now)
  ledger.pairs.add(pair)
  ledger.weeks.set(week, inWeek + 1)
  ledger.spans.set(span, inSpan + 1)
  ledger.days.set(on, (ledger.days.get(on) ?? 0) + 1)
  job.totalSent += 1

  const answers = outcome !== 'PENDING' && outcome !== 'EXPIRED'
  const answeredAt = answers
    ? new Date(Math.min(now.getTime() - hour / 2, sentAt.getTime() + random.int(3, 96) * hour))
    : null
  const isRead = answers || random.chance(outcome === 'PENDING' ? 0.6 : 0.45)
  const readAt = isRead
    ? new Date(Math.min(answeredAt?.getTime() ?? now.getTime(), sentAt.getTime() + random.int(1, 3) * hour))
    : null
  const isContacted =
    answeredAt && outcome !== 'DECLINED' && now.getTime() - answeredAt.getTime() > 3 * day && random.chance(0.85)
  const written = plan.reason
    ? quoted(plan.reason, plan.texts ?? [], student)
    : writeReason(random, student.story, company.story, job.story)
  return {
    id: seedId(sentAt, `invitation/${pair}`),
    company,
    job,
    student,
    outcome,
    sentAt,
    expiresAt: endOfTokyoDay(sentAt, 14),
    readAt,
    answeredAt,
    contactedAt: isContacted ? new Date(answeredAt.getTime() + day) : null,
    companyUserId: random.pick(company.userIds.slice(0, 3)),
    reason: written.reason,
    quotations: written.quotations.map((quotation) => ({ ...quotation, passage: passageOf(student, quotation) })),
    date,
    told: null,
  }
}

function pickOutcome(random: Random, job: SeedJob, daysAgo: number): Outcome {
  const isOpen = daysAgo < 14
  const answer = random.weighted<Outcome | 'ACCEPTED'>(
    isOpen
      ? [
          ['PENDING', 60],
          ['ACCEPTED', 26],
          ['DECLINED', 14],
        ]
      : [
          ['EXPIRED', 46],
          ['ACCEPTED', 28],
          ['DECLINED', 26],
        ],
  )
  if (answer !== 'ACCEPTED') return answer
  if (!isOpen && random.chance(0.06)) return 'HIRED'
  if (job.story.kind === 'MESSAGE') return 'MESSAGE_ACCEPTED'
  return isOpen
    ? random.weighted<Outcome>([
        ['SCHEDULE_PENDING', 4],
        ['DATE_REQUESTED', 1],
        ['BOOKED', 5],
      ])
    : 'ATTENDED'
}

/** Finds a seat for those who have a date; without one they are still choosing. */
function place(
  ledger: Ledger,
  student: SeedStudent,
  job: SeedJob,
  outcome: Outcome,
  now: Date,
): { outcome: Outcome; date: SeedDate | null } {
  if (outcome !== 'BOOKED' && outcome !== 'ATTENDED') return { outcome, date: null }
  const busy = ledger.busy.get(student.id) ?? []
  const isFree = (date: SeedDate) =>
    date.booked < date.capacity && busy.every((other) => other.endAt <= date.startAt || date.endAt <= other.startAt)
  const isRight = (date: SeedDate) =>
    outcome === 'BOOKED' ? date.startAt.getTime() > now.getTime() + day : date.endAt < now
  const date = job.dates.find((one) => isRight(one) && isFree(one))
  if (!date) return { outcome: outcome === 'BOOKED' ? 'SCHEDULE_PENDING' : 'DECLINED', date: null }
  date.booked += 1
  ledger.busy.set(student.id, [...busy, date])
  return { outcome, date }
}

const fields = ['TAGLINE', 'SELF_INTRODUCTION', 'STUDENT_PROJECT_EXPERIENCE'] as const
type Field = (typeof fields)[number]

const fieldTexts = (student: SeedStudent): Record<Field, string> => ({
  TAGLINE: student.story.taglines.join('\n'),
  SELF_INTRODUCTION: student.story.selfIntroduction,
  STUDENT_PROJECT_EXPERIENCE: student.story.studentProjectExperience,
})

function quoted(reason: string, texts: string[], student: SeedStudent) {
  const whole = fieldTexts(student)
  const quotations = texts.map((text) => {
    const field = fields.find((one) => whole[one].includes(text))
    if (!field) throw new Error(`"${text}" stands in no text of the student`)
    return { field, text }
  })
  return { reason, quotations }
}

/** The sentence around the quoted words with one before it, as the sending itself keeps it. */
function passageOf(student: SeedStudent, { field, text }: { field: Field; text: string }) {
  const whole = fieldTexts(student)[field]
  const at = whole.indexOf(text)
  const before = whole.lastIndexOf('。', whole.lastIndexOf('。', at - 1) - 1) + 1
  const end = whole.indexOf('。', at + text.length)
  return whole.slice(before, end < 0 ? undefined : end + 1).trim()
}

/** Scouts that the demo company always has, independent of random numbers. */
const showcase: { outcome: Outcome; daysAgo: number }[] = [
  ...[5, 6, 6, 7, 8, 9].map((daysAgo) => ({ outcome: 'BOOKED' as const, daysAgo })),
  { outcome: 'DATE_REQUESTED', daysAgo: 5 },
  { outcome: 'DATE_REQUESTED', daysAgo: 8 },
  { outcome: 'HIRED', daysAgo: 62 },
  { outcome: 'HIRED', daysAgo: 71 },
]

/** Scouts of the last three months between companies and some of the students. */
export function tellHistory(
  ledger: Ledger,
  companies: SeedCompany[],
  student: (index: number) => SeedStudent,
  { seed, count, now }: { seed: number; count: number; now: Date },
) {
  const invitations: SeedInvitation[] = []
  for (const [at, company] of companies.entries()) {
    const random = randomOf(seed).fork(`history/${at}`)
    const jobs = company.jobs.filter((job) => job.story.status === 'PUBLISHED')
    if (jobs.length === 0) continue
    const invitationCount = at === 0 ? 120 : random.int(18, 60)
    for (let n = 0; n < invitationCount; n += 1) {
      const forced = at === 0 ? showcase[n] : undefined
      const daysAgo = forced?.daysAgo ?? random.int(0, 85)
      const open = jobs.filter(
        (job) =>
          (!job.story.isArchived || daysAgo > 20) &&
          (!forced || (job.story.kind === 'SCHEDULING' && job.dates.length > 0)),
      )
      if (open.length === 0) continue
      const plan = {
        company,
        job: random.pick(open),
        student: student(random.int(0, count - 1)),
        daysAgo,
        outcome: forced?.outcome,
      }
      const invitation =
        plan.student.story.selfIntroduction && plan.student.status === 'ACTIVE'
          ? makeInvitation(ledger, random, plan, now)
          : null
      if (invitation) invitations.push({ ...invitation, told: tellOutcomeOf(random, invitation, now) })
    }
  }
  return invitations
}
