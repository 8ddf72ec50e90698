import type pg from 'pg'
import { scoutReceived } from '#domain/notification/news/scout/scout-received.ts'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { urls } from '#ground/urls.ts'
import { demoAccounts } from '#seeds/demo-sign-ins.ts'
import { demoStudent } from '#seeds/demo-student.ts'
import { randomOf } from '#seeds/random.ts'
import type { Db } from '#platform/database/db.ts'
import { dayMs, tokyoToday } from '#ground/tokyo-time.ts'
import { copyStudents } from './candidates.ts'
import { seedStudent, type SeedStudent } from './seed-student.ts'
import { lookingByWords, type SeedCompany, type SeedJob } from './companies.ts'
import { makeInvitation, type Ledger } from './invitations.ts'
import type { Outcome, SeedInvitation } from './seed-invitation.ts'
import { tellOwnRelations, type OwnRelations } from './relation/own-relations.ts'
import { findSender } from './relation/sender.ts'
import { seedId } from './seed-id.ts'
import { toldMessages } from './told-outcomes.ts'
import { loadSittings } from './sittings.ts'

type Parts = {
  db: Db
  client: pg.ClientBase
  companies: SeedCompany[]
  ledger: Ledger
  seed: number
  count: number
  now: Date
  passwordHash: string
}

/** The people one signs in as, and the scouts of the demo's student: open, waiting for a date, booked, declined, expired. */
export async function loadDemoStories({
  db,
  client,
  companies,
  ledger,
  seed,
  count,
  now,
  passwordHash,
}: Parts): Promise<{ invitations: SeedInvitation[]; own: OwnRelations }> {
  const student = await loadDemoStudent(db, client, seed, now, passwordHash)
  await loadDemoCompanyUsers(db, companies, passwordHash)
  await loadTeamwork(db, companies, seed, count, now)
  const random = randomOf(seed).fork('demo-student')
  const invitations = scouts.flatMap((scout) => {
    const { kind, daysAgo, outcome, reason, texts } = scout
    const isRight = (sender: SeedJob) =>
      sender.story.kind === kind && (outcome !== 'BOOKED' || hasDateAhead(sender, now))
    const [company, job] = findSender(companies, ledger, student, isRight) ?? []
    const invitation =
      company && job && makeInvitation(ledger, random, { company, job, student, daysAgo, outcome, reason, texts }, now)
    return invitation ? [standingOf(invitation, scout, now)] : []
  })
  const own = await tellOwnRelations({ db, companies, ledger, random: random.fork('relations'), student, now })
  await loadNotifications(db, student, invitations)
  await loadViews(db, companies, student, now)
  await loadFindings(db, companies, student, now)
  return { invitations: [...invitations, ...Object.values(own).map(({ invitation }) => invitation)], own }
}

const hasDateAhead = ({ dates }: SeedJob, now: Date) =>
  dates.some((date) => date.startAt.getTime() > now.getTime() + 2 * dayMs)

/** The scout with the contact and the outcome of the story, where it tells of them. */
function standingOf(invitation: SeedInvitation, { contactedDaysAgo, verdict }: Scout, now: Date): SeedInvitation {
  if (contactedDaysAgo === undefined) return invitation
  // Nobody is contacted before the acceptance.
  const earliest = (invitation.answeredAt?.getTime() ?? 0) + 3_600_000
  const contactedAt =
    contactedDaysAgo === null
      ? null
      : new Date(Math.min(now.getTime(), Math.max(earliest, now.getTime() - contactedDaysAgo * dayMs)))
  const toldAt = new Date(now.getTime() - 2 * dayMs)
  return {
    ...invitation,
    contactedAt,
    told: verdict ? { outcome: verdict, message: toldMessages[verdict][0], toldAt } : null,
  }
}

type Scout = {
  kind: 'MESSAGE' | 'SCHEDULING'
  daysAgo: number
  outcome: Outcome
  reason?: string
  texts?: string[]
  /** How long ago the company recorded that it had contacted the student; null: it never did. */
  contactedDaysAgo?: number | null
  verdict?: 'NEXT_STEP' | 'NOT_SELECTED'
}

const scouts: Scout[] = [
  {
    kind: 'SCHEDULING',
    daysAgo: 12.9,
    outcome: 'PENDING',
    reason:
      '条件を一つずつ変えて実験を200回やり直したところに、私たちの開発と同じ粘り強さを感じました。うまくいかなかった理由を記録し、次の条件を自分で決めてきた点は、入社後の最初の1年で最も大切になる力です。インターンでは、実際の障害記録を一緒に読み解いてみませんか。',
    texts: ['実験を200回やり直した', '次の条件を自分で決めてきた'],
  },
  { kind: 'SCHEDULING', daysAgo: 4, outcome: 'PENDING' },
  { kind: 'MESSAGE', daysAgo: 2, outcome: 'PENDING' },
  { kind: 'MESSAGE', daysAgo: 1, outcome: 'PENDING' },
  { kind: 'SCHEDULING', daysAgo: 6, outcome: 'SCHEDULE_PENDING' },
  { kind: 'SCHEDULING', daysAgo: 8, outcome: 'BOOKED' },
  // A company's time runs, is over, is long over; a contact is to be confirmed, an outcome is told.
  { kind: 'MESSAGE', daysAgo: 1.2, outcome: 'MESSAGE_ACCEPTED', contactedDaysAgo: null },
  { kind: 'MESSAGE', daysAgo: 12, outcome: 'MESSAGE_ACCEPTED', contactedDaysAgo: null },
  { kind: 'MESSAGE', daysAgo: 48, outcome: 'MESSAGE_ACCEPTED', contactedDaysAgo: null },
  { kind: 'MESSAGE', daysAgo: 7, outcome: 'MESSAGE_ACCEPTED', contactedDaysAgo: 1 },
  { kind: 'MESSAGE', daysAgo: 20, outcome: 'MESSAGE_ACCEPTED', contactedDaysAgo: 18, verdict: 'NEXT_STEP' },
  { kind: 'MESSAGE', daysAgo: 26, outcome: 'MESSAGE_ACCEPTED', contactedDaysAgo: 24, verdict: 'NOT_SELECTED' },
  { kind: 'SCHEDULING', daysAgo: 11, outcome: 'DATE_REQUESTED' },
  { kind: 'SCHEDULING', daysAgo: 9, outcome: 'DECLINED' },
  { kind: 'MESSAGE', daysAgo: 30, outcome: 'EXPIRED' },
  { kind: 'SCHEDULING', daysAgo: 41, outcome: 'EXPIRED' },
]

async function loadDemoStudent(db: Db, client: pg.ClientBase, seed: number, now: Date, passwordHash: string) {
  const registeredAt = new Date(Math.floor(now.getTime() / dayMs) * dayMs - demoStudent.registeredDaysAgo * dayMs)
  const id = seedId(registeredAt, `${seed}/candidate/demo`) as OfRow<'candidate'>
  const student: SeedStudent = { id, index: -1, story: demoStudent, status: 'ACTIVE' }
  await copyStudents(client, [student], now)
  await loadSittings(db, client, [student], now)
  await db.updateTable('candidateAccount').set({ passwordHash }).where('candidateId', '=', id).execute()
  return student
}

async function loadDemoCompanyUsers(db: Db, companies: SeedCompany[], passwordHash: string) {
  const people = [
    [0, demoAccounts.recruiter],
    [3, demoAccounts.interviewer],
  ] as const
  for (const [at, email] of people)
    await db
      .updateTable('companyUserAccount')
      .set({ email, passwordHash })
      .where('companyUserId', '=', companies[0]?.userIds[at] ?? '')
      .execute()
}

const labels = ['一次候補', '材料チーム', '次年度フォロー', '面談済み']
/** Two, so that both stand as tabs on every screen. */
const savedFilters = [
  { name: '28卒 理系 愛知', query: 'a=23&c=SCIENCE&y=2028', daysAgo: 45, openedDaysAgo: 14 },
  { name: '情報系 開発経験', query: 'sp=15&sd=%E6%83%85%E5%A0%B1', daysAgo: 40, openedDaysAgo: 30 },
]
const memos = [
  '測定の手順を見直した話が、品質データの課題に近い。開発部にも読んでもらう。',
  '文章が具体的で、数字の出し方に無理がない。冬の5日間で声をかけたい。',
  '地元志向が強い。名古屋オフィスの配属例を伝えると響きそう。',
  '発表経験が多い。説明会のあと、若手社員との座談会に案内する。',
]

/** Saved filters, labels, bookmarks, memos and what was read already: the company of the demo has been at work. */
async function loadTeamwork(db: Db, companies: SeedCompany[], seed: number, count: number, now: Date) {
  const [company] = companies
  if (!company) return
  const at = new Date(now.getTime() - 20 * dayMs)
  const labelRows = labels.map((text) => ({ companyId: company.id, id: seedId(at, `label/${text}`), text }))
  await db.insertInto('searchCandidateLabel').values(labelRows).execute()
  const filterRows = savedFilters.map(({ name, query, daysAgo, openedDaysAgo }) => {
    const insertedAt = new Date(now.getTime() - daysAgo * dayMs)
    const id = seedId(insertedAt, `saved-filter/${name}`)
    const opened = { updatedAt: insertedAt, lastOpenedAt: new Date(now.getTime() - openedDaysAgo * dayMs) }
    return {
      companyId: company.id,
      id,
      name,
      condition: query,
      createdBy: company.userIds[0] ?? '',
      insertedAt,
      ...opened,
    }
  })
  await db.insertInto('savedFilter').values(filterRows).execute()
  // The first look of the clock marks whoever matches; what comes after it is new.
  const alertRows = filterRows.map(({ companyId, id, createdBy }, place) => ({
    companyId,
    savedFilterId: id,
    companyUserId: createdBy,
    timing: place === 0 ? ('DAILY' as const) : ('IMMEDIATELY' as const),
    hour: 9,
    weekday: 1,
    toldUntil: now,
    dueAt: now,
  }))
  await db.insertInto('savedFilterAlert').values(alertRows).execute()
  await db
    .updateTable('templateMessageHistory')
    .set({ foundBy: savedFilters[0]?.name ?? '' })
    .where('companyId', '=', company.id)
    .where('foundBy', '=', lookingByWords)
    .execute()
  const random = randomOf(seed).fork('teamwork')
  const students = random
    .sample(
      Array.from({ length: Math.min(400, count) }, (_, index) => index),
      60,
    )
    .map((index) => seedStudent(seed, index, now))
  await db
    .insertInto('companyCandidate')
    .values(
      students.map(({ id }, n) => ({
        companyId: company.id,
        candidateId: id,
        lastSeenAt: new Date(now.getTime() - n * 3_600_000),
        bookmarkedAt: n % 3 === 0 ? new Date(now.getTime() - n * 3_600_000) : null,
        memo: n % 7 === 0 ? (memos[(n / 7) % memos.length] ?? '') : '',
        memoUpdatedAt: n % 7 === 0 ? new Date(now.getTime() - n * 3_000_000) : null,
        memoCompanyUserId: n % 7 === 0 ? (company.userIds[1] ?? null) : null,
      })),
    )
    .execute()
  const tagged = students.slice(0, 30).map(({ id }, n) => ({
    companyId: company.id,
    candidateId: id,
    searchCandidateLabelId: labelRows[n % labelRows.length]?.id ?? '',
  }))
  await db.insertInto('companyCandidateLabel').values(tagged).execute()
  await loadPassedOver(db, company, students, now)
}

/** Some students whom one colleague or the team has passed over: 見送り in the panel of the search finds them. */
async function loadPassedOver(db: Db, company: SeedCompany, students: readonly SeedStudent[], now: Date) {
  const passed = students.slice(44).filter((_, n) => n % 3 === 0)
  const colleagues = company.userIds.slice(0, 2)
  const rows = passed.flatMap(({ id }, n) => {
    const companyUserId = colleagues[n % colleagues.length]
    if (companyUserId === undefined) return []
    const passedOverAt = new Date(now.getTime() - (n + 1) * 7_200_000)
    return [{ companyId: company.id, candidateId: id, companyUserId, isForTeam: n % 4 > 1, passedOverAt }]
  })
  if (rows.length > 0) await db.insertInto('passedOverCandidate').values(rows).execute()
}

async function loadNotifications(db: Db, student: SeedStudent, invitations: SeedInvitation[]) {
  const open = invitations.filter(({ outcome }) => outcome === 'PENDING')
  await db
    .insertInto('candidateNotification')
    .values(
      open.map(({ id, company, job, sentAt, readAt }) => ({
        candidateId: student.id,
        kind: scoutReceived.code,
        title: `${company.story.displayName}からスカウトが届きました`,
        body: job.story.title,
        path: urls.candidate.invitation(id),
        effectKey: scoutReceived.effectKey({ companyId: company.id, scoutInvitationId: id }, sentAt),
        insertedAt: sentAt,
        readAt,
      })),
    )
    .execute()
}

const foundBy = [
  ['EDUCATION', 'PREFERENCES'],
  ['EDUCATION', 'TEXTS'],
  ['PREFERENCES', 'STRENGTHS'],
  ['EDUCATION', 'LANGUAGE', 'PREFERENCES'],
  ['TEXTS'],
]

/** The result pages of the last weeks that showed the demo's student. */
async function loadFindings(db: Db, companies: SeedCompany[], student: SeedStudent, now: Date) {
  await db
    .insertInto('candidateFinding')
    .values(
      companies.slice(0, 18).map((company, place) => ({
        companyId: company.id,
        candidateId: student.id,
        foundOn: addDays(tokyoToday(now), -1 - ((place * 5) % 27)),
        sections: foundBy[place % foundBy.length] ?? [],
      })),
    )
    .execute()
}

async function loadViews(db: Db, companies: SeedCompany[], student: SeedStudent, now: Date) {
  await db
    .insertInto('profileView')
    .values(
      companies.slice(0, 4).map((company) => ({
        companyId: company.id,
        candidateId: student.id,
        companyUserId: company.userIds[0] ?? '',
        insertedAt: new Date(now.getTime() - dayMs),
      })),
    )
    .execute()
}
