import { type NotNull, sql } from 'kysely'
import type { CompanyViewer, Viewer } from '#domain/viewer/viewer.ts'
import type { InquiryId, OfRow } from '#ground/id.ts'
import { lettersOf } from '#ground/text-length.ts'
import { Refusal } from '#ground/refusal.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { boundsOf, type Page } from '#platform/database/page.ts'
import { inquiryFields, type InquiryCategory, type InquiryStatus } from './rules.ts'

export type InquiryRow = NonNullable<Awaited<ReturnType<typeof findInquiry>>>
export type AttachmentRow = Awaited<ReturnType<typeof listAttachments>>[number]

/** The address for an answer: the present one of an account whose own address asked, else the one that was typed. */
const answerEmail = sql<string>`coalesce(case when inquiry.follows_account then coalesce(
  (select student.email from candidate_account student
    where student.candidate_id = inquiry.candidate_id and student.email_verified_at is not null),
  (select colleague.email from company_user_account colleague
    where colleague.company_user_id = inquiry.company_user_id)) end, inquiry.email)`.as('answerEmail')

export const findInquiry = (db: Db | Tx, id: string) =>
  db.selectFrom('inquiry').selectAll().select(answerEmail).where('id', '=', id).executeTakeFirst()

export async function requireInquiry(db: Db | Tx, id: InquiryId) {
  const inquiry = await findInquiry(db, id)
  if (!inquiry) throw new Refusal('not_found')
  return inquiry
}

/** The name and mail of a signed-in student or company user, for a form that need not ask; null for anybody else. */
export async function findContact(db: Db | Tx, viewer: Viewer) {
  if (viewer.kind === 'company') return findUserContact(db, viewer)
  if (viewer.kind !== 'candidate') return null
  const account = await db
    .selectFrom('candidateAccount')
    .select(['familyName', 'givenName', 'email'])
    .where('candidateId', '=', viewer.candidateId)
    .executeTakeFirst()
  return account ? { name: `${account.familyName} ${account.givenName}`.trim(), email: account.email } : null
}

async function findUserContact(db: Db | Tx, { companyId, companyUserId }: CompanyViewer) {
  const user = await db
    .selectFrom('companyUser')
    .innerJoin('company', 'company.id', 'companyUser.companyId')
    .innerJoin('companyUserAccount', 'companyUserAccount.companyUserId', 'companyUser.id')
    .select(['displayName', 'familyName', 'givenName', 'email'])
    .where('companyUser.companyId', '=', companyId)
    .where('companyUser.id', '=', companyUserId)
    .executeTakeFirst()
  if (!user) return null
  const name = `${user.familyName} ${user.givenName}`
  const withCompany = `${user.displayName} ${name}`
  return { name: lettersOf(withCompany) > inquiryFields.name.max ? name : withCompany, email: user.email }
}

type Sender = Pick<InquiryRow, 'email' | 'candidateId' | 'companyUserId'>

/** Whether the form names the address with which the sender was signed in; a student has proven it. */
export async function isOwnMail(db: Db | Tx, { email, candidateId, companyUserId }: Sender) {
  if (candidateId === null && companyUserId === null) return false
  const account = candidateId
    ? db
        .selectFrom('candidateAccount')
        .select('email')
        .where('candidateId', '=', candidateId)
        .where('emailVerifiedAt', 'is not', null)
    : db.selectFrom('companyUserAccount').select('email').where('companyUserId', '=', companyUserId)
  const own = await account.executeTakeFirst()
  return own?.email.toLowerCase() === email.toLowerCase()
}

type InquiryFilter = {
  status: InquiryStatus
  category: InquiryCategory | null
  /** Assigned to this operator. */
  assignedTo: string | null
}

/** The operator's queue: open ones by their due day, decided ones newest first. */
export async function listInquiries(db: Db, filter: InquiryFilter, page: Page) {
  const { status, category, assignedTo } = filter
  const { limit, offset } = boundsOf(page)
  const ofStatus = db
    .selectFrom('inquiry')
    .where('status', '=', status)
    .$if(category !== null, (query) => query.where('category', '=', category))
    .$if(assignedTo !== null, (query) => query.where('assignedTo', '=', assignedTo))
  const [rows, { count }] = await Promise.all([
    ofStatus
      .selectAll()
      .select(answerEmail)
      .$if(status === 'OPEN', (query) => query.orderBy('dueOn'))
      .orderBy('insertedAt', status === 'OPEN' ? 'asc' : 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute(),
    ofStatus.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, totalCount: count }
}

/** The names and sizes of the files of inquiries, without their bytes. */
export async function findAttachments(db: Db, inquiryIds: readonly string[]) {
  const rows = await listAttachments(db, inquiryIds)
  return Map.groupBy(rows, (row) => row.inquiryId)
}

const listAttachments = (db: Db, inquiryIds: readonly string[]) =>
  db
    .selectFrom('inquiryAttachment')
    .select(['inquiryId', 'position', 'fileName', 'contentType'])
    .select((eb) => eb.fn<number>('octet_length', ['content']).as('bytes'))
    .where('inquiryId', 'in', inquiryIds)
    .orderBy('position')
    .execute()

/** One file with its bytes. Refuses not_found. */
export async function requireAttachment(db: Db, inquiryId: InquiryId, position: number) {
  const file = await db
    .selectFrom('inquiryAttachment')
    .selectAll()
    .where('inquiryId', '=', inquiryId)
    .where('position', '=', position)
    .executeTakeFirst()
  if (!file) throw new Refusal('not_found')
  return file
}

/** How many inquiries have each status; `overdue` are the open ones whose due day is over. */
export async function countInquiries(db: Db) {
  const { rows } = await sql<Record<'open' | 'overdue' | 'answered' | 'closed', number>>`
    select count(*) filter (where status = 'OPEN')::int as open,
      count(*) filter (where status = 'OPEN' and due_on < ${tokyoToday()}::date)::int as overdue,
      count(*) filter (where status = 'ANSWERED')::int as answered,
      count(*) filter (where status = 'CLOSED')::int as closed
    from inquiry`.execute(db)
  return rows[0] ?? { open: 0, overdue: 0, answered: 0, closed: 0 }
}

/** Complaints about content, and reported threads. */
const complaints = (db: Db) =>
  db
    .selectFrom('inquiry')
    .where((eb) => eb.or([eb('category', '=', 'CONTENT'), eb('reportedScoutInvitationId', 'is not', null)]))

/** How many complaints and reported threads name each of these companies or one of its jobs, closed ones too. */
export async function countCompanyComplaints(db: Db, companyIds: readonly OfRow<'company'>[]) {
  const rows = await complaints(db)
    .select(['reportedCompanyId', (eb) => eb.fn.countAll<number>().as('count')])
    .where('reportedCompanyId', 'in', companyIds)
    .groupBy('reportedCompanyId')
    .$narrowType<{ reportedCompanyId: NotNull }>()
    .execute()
  return new Map(rows.map(({ reportedCompanyId, count }) => [reportedCompanyId, count]))
}

/** How many complaints and reported threads name each of these jobs, closed ones too. */
export async function countComplaints(db: Db, jobIds: readonly string[]) {
  const rows = await complaints(db)
    .select(['reportedJobId', (eb) => eb.fn.countAll<number>().as('count')])
    .where('reportedJobId', 'in', jobIds)
    .groupBy('reportedJobId')
    .execute()
  return new Map(rows.map(({ reportedJobId, count }) => [reportedJobId ?? '', count]))
}
