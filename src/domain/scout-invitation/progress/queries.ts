import { sql } from 'kysely'
import { isAcceptedNow } from '#domain/candidate/queries.ts'
import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { isAbsence } from '../booking/day-notice/queries.ts'
import { heldStatuses } from '../booking/rules.ts'
import { awaitsStudent, standingStatuses } from '../offer-report/rules.ts'
import { relations, standingsOf } from '../wait/queries.ts'
import { byDueDay, turnOf } from '../wait/turn/rules.ts'
import { isOver, progressOf } from './rules.ts'

/** The scouts that the student accepted and that did not end since, one row for each wait. */
const ownRelations = (db: Db, candidateId: OwnCandidateId) =>
  relations(db)
    .leftJoin('offerReport as report', (join) =>
      ofSameCompany(join, 'report.scoutInvitationId', 'scoutInvitation.id').on('report.status', 'in', standingStatuses),
    )
    .select([
      'outcome',
      'endedAt',
      'report.status as reportStatus',
      'report.recordedBy',
      'report.answerBy',
      'report.insertedAt as reportedAt',
    ])
    .where('scoutInvitation.candidateId', '=', candidateId)
    .where(isAcceptedNow)
    .orderBy('scoutInvitation.answeredAt', 'desc')
    .execute()

const listDates = (db: Db, candidateId: OwnCandidateId) =>
  db
    .selectFrom('booking')
    .select('scoutInvitationId')
    .select([sql<Date>`lower(during)`.as('startAt'), sql<Date>`upper(during)`.as('endAt')])
    .select(isAbsence.as('isAbsence'))
    .where('candidateId', '=', candidateId)
    .where('status', 'in', heldStatuses)
    .execute()

export type ProgressRow = Awaited<ReturnType<typeof listProgress>>[number]

/**
 * A student's companies: those that ask about a hire first, then those where a word or a choice is due soonest, those that
 * are over last.
 */
export async function listProgress(db: Db, candidateId: OwnCandidateId) {
  const [rows, dates] = await Promise.all([ownRelations(db, candidateId), listDates(db, candidateId)])
  const now = new Date()
  const all = standingsOf(rows, now).map(({ id, relation, wait, acts }) => {
    const { reportStatus, recordedBy, answerBy } = relation
    const offerAnswerBy = reportStatus === 'SUBMITTED' && recordedBy === 'STUDENT' ? answerBy : null
    const hireAnswerBy = awaitsStudent({ status: reportStatus, recordedBy }) ? answerBy : null
    const ofScout = dates.filter(({ scoutInvitationId }) => scoutInvitationId === id)
    return {
      id,
      companyId: relation.companyId,
      jobId: relation.jobId,
      isOver: isOver(relation) && hireAnswerBy === null,
      hireAnswerBy,
      turn: turnOf({ ...relation, offerAnswerBy }, now),
      wait: wait && { ...wait, ...acts },
      // A hire that the company recorded is no report of the student.
      points: progressOf({
        ...relation,
        isHireAwaited: hireAnswerBy !== null,
        reportedAt: recordedBy === 'STUDENT' ? relation.reportedAt : null,
        dates: ofScout,
      }),
    }
  })
  return all.toSorted(
    (one, other) =>
      Number(one.isOver) - Number(other.isOver) ||
      Number(one.hireAnswerBy === null) - Number(other.hireAnswerBy === null) ||
      byDueDay(one.turn, other.turn),
  )
}
