import { lastOverdueDay } from '#domain/lookup/holiday/rules.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import { addDays } from '#ground/day.ts'
import { startOfTokyoDay, tokyoToday } from '#ground/tokyo-time.ts'
import type { Db } from '#platform/database/db.ts'
import { boundsOf, type Page } from '#platform/database/page.ts'
import { contactBusinessDays } from '../rules.ts'
import { hasArrivedOrIsOpen, isVisibleTo } from '../sent/queries.ts'

/** With the conditions of the home's number, so that the page is as long as the number says. */
const accepted = (db: Db, companyId: CompanyId) =>
  db
    .selectFrom('scoutInvitation')
    .innerJoin('candidate', 'candidate.id', 'scoutInvitation.candidateId')
    .where('scoutInvitation.companyId', '=', companyId)
    .where('scoutInvitation.status', 'in', ['ACCEPTED', 'HIRED'])
    .where(isVisibleTo(companyId))
    .where(hasArrivedOrIsOpen)

export type AcceptedStudentRow = Awaited<ReturnType<typeof listAcceptedStudents>>['rows'][number]
type AcceptedPage = Page & { isContacted: boolean }

/** Students who wait for a word come in the order of their answers; those who have had it, the latest word first. */
export async function listAcceptedStudents(db: Db, companyId: CompanyId, { isContacted, ...page }: AcceptedPage) {
  const { limit, offset } = boundsOf(page)
  const such = accepted(db, companyId).where('contactedAt', isContacted ? 'is not' : 'is', null)
  const lateBefore = startOfTokyoDay(addDays(lastOverdueDay(tokyoToday(), contactBusinessDays), 1))
  const [rows, { totalCount }] = await Promise.all([
    such
      .select(['scoutInvitation.id', 'scoutInvitation.candidateId', 'scoutInvitation.jobId', 'answeredAt'])
      .select(['contactedAt', 'contactedBy'])
      .orderBy(isContacted ? 'contactedAt' : 'answeredAt', isContacted ? 'desc' : 'asc')
      .orderBy('scoutInvitation.id')
      .limit(limit)
      .offset(offset)
      .execute(),
    such.select((eb) => eb.fn.countAll<number>().as('totalCount')).executeTakeFirstOrThrow(),
  ])
  const isLate = ({ contactedAt, answeredAt }: (typeof rows)[number]) =>
    contactedAt === null && answeredAt !== null && answeredAt < lateBefore
  return { rows: rows.map((row) => ({ ...row, isLate: isLate(row) })), totalCount }
}
