import { sql, type SqlBool } from 'kysely'
import { isAcceptedNow } from '#domain/candidate/queries.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { boundsOf, type Page } from '#platform/database/page.ts'
import { isVisibleTo } from '../sent/queries.ts'
import { lastPromptedAt } from '../wait/queries.ts'
import { isLate } from '../wait/rules.ts'
import { calledBy, maxNamed } from './rules.ts'

/** With the conditions of the home's number, so that the page is as long as the number says. */
const accepted = (db: Db, companyId: CompanyId) =>
  db
    .selectFrom('scoutInvitation')
    .innerJoin('candidate', 'candidate.id', 'scoutInvitation.candidateId')
    .where('scoutInvitation.companyId', '=', companyId)
    .where('scoutInvitation.status', 'in', ['ACCEPTED', 'HIRED'])
    .where(isVisibleTo(companyId))

/**
 * A student who accepted and is owed a first contact (`wait/rules.ts`): none was recorded, no outcome was told, and the
 * scout leads to no date, which the student chooses or wishes. Repeats the condition of the index scout_invitation_to_do.
 */
export const awaitsContact = sql<SqlBool>`(
  scout_invitation.status = 'ACCEPTED' and scout_invitation.contacted_at is null
  and scout_invitation.outcome_told_at is null and scout_invitation.scheduling_status is null)`

export type AcceptedStudentRow = Awaited<ReturnType<typeof listAcceptedStudents>>['rows'][number]
type AcceptedPage = Page & { isContacted: boolean; words: string }

/** The accepted students whose name or reading has the words, each once for each job. */
async function listCalled(db: Db, companyId: CompanyId, words: string) {
  const rows = await accepted(db, companyId)
    .innerJoin('candidateAccount', 'candidateAccount.candidateId', 'candidate.id')
    .innerJoin('job', (join) => ofSameCompany(join, 'job.id', 'scoutInvitation.jobId'))
    .select(['scoutInvitation.id', 'scoutInvitation.candidateId', 'job.title as jobTitle'])
    .select(['candidateAccount.familyName', 'candidateAccount.givenName'])
    .select(['candidateAccount.familyNameKana', 'candidateAccount.givenNameKana'])
    .where(isAcceptedNow)
    .orderBy('scoutInvitation.answeredAt', 'desc')
    .orderBy('scoutInvitation.id')
    .execute()
  return rows.filter(calledBy(words))
}

export type NamedStudentRow = Awaited<ReturnType<typeof listCalled>>[number]

/** For the palette: the latest to accept come first; without words nobody. */
export const listNamedStudents = async (db: Db, companyId: CompanyId, words: string) =>
  words === '' ? [] : (await listCalled(db, companyId, words)).slice(0, maxNamed)

/** Students who wait for a word come in the order of their answers; all others the latest first. */
export async function listAcceptedStudents(
  db: Db,
  companyId: CompanyId,
  { isContacted, words, ...page }: AcceptedPage,
) {
  const { limit, offset } = boundsOf(page)
  const ids = words === '' ? null : (await listCalled(db, companyId, words)).map(({ id }) => id)
  const such = accepted(db, companyId)
    .where((eb) => (isContacted ? eb.not(awaitsContact) : awaitsContact))
    .$if(ids !== null, (query) => query.where(sql<SqlBool>`scout_invitation.id = any(${ids}::uuid[])`))
  const [rows, { totalCount }] = await Promise.all([
    such
      .select(['scoutInvitation.id', 'scoutInvitation.candidateId', 'scoutInvitation.jobId', 'answeredAt'])
      .select(['contactedAt', 'contactedBy', 'contactDeniedAt', 'contactArrivedAt'])
      .select(lastPromptedAt('CONTACT').as('promptedAt'))
      .orderBy((eb) => eb.fn.coalesce('contactedAt', 'answeredAt'), isContacted ? 'desc' : 'asc')
      .orderBy('scoutInvitation.id')
      .limit(limit)
      .offset(offset)
      .execute(),
    such.select((eb) => eb.fn.countAll<number>().as('totalCount')).executeTakeFirstOrThrow(),
  ])
  const now = new Date()
  const isOverdue = ({ answeredAt, contactDeniedAt }: (typeof rows)[number]) => {
    const since = contactDeniedAt ?? answeredAt
    return !isContacted && since !== null && isLate({ word: 'CONTACT', since }, now)
  }
  return { rows: rows.map((row) => ({ ...row, isLate: isOverdue(row) })), totalCount }
}
