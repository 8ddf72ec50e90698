import { isAcceptedNow } from '#domain/candidate/queries.ts'
import { listRecruitmentSteps } from '#domain/job/content/queries.ts'
import { readStep } from '#domain/job/recruitment-process/rules.ts'
import { lookups } from '#domain/lookup/queries.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { JobId, OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { findDisclosedName, isVisibleTo } from '../sent/queries.ts'
import { inCharge } from '../thread/queries.ts'
import { relations, standingsOf } from '../wait/queries.ts'
import { byDueDay, turnOf } from '../wait/turn/rules.ts'
import { decidedStageOf, firstStageOf, stageOf, stagesOf, type Stage, type StageFacts } from './rules.ts'

type JobOfPipeline = { companyId: OfRow<'company'>; id: string }

/** Batched: the stages of each job. */
export async function listStages(db: Db | Tx, jobs: readonly JobOfPipeline[]) {
  const [steps, { recruitmentSteps }] = await Promise.all([listRecruitmentSteps(db, jobs), lookups(db)])
  return new Map(
    jobs.map((job): [string, Stage[]] => {
      const own = (steps.get(job) ?? []).map((step) => readStep(recruitmentSteps, step))
      return [job.id, stagesOf(own)]
    }),
  )
}

/** The invitations that are accepted now, each with all that decides its stage, one row for each wait. */
const staged = (db: Db | Tx, companyId: OfRow<'company'>) =>
  relations(db)
    .leftJoin('scoutPlacement as placement', (join) =>
      ofSameCompany(join, 'placement.scoutInvitationId', 'scoutInvitation.id'),
    )
    .leftJoin('offerReport as report', (join) =>
      ofSameCompany(join, 'report.scoutInvitationId', 'scoutInvitation.id')
        .on('report.status', 'in', ['SUBMITTED', 'CONFIRMED_BY_TIMEOUT'])
        .on('report.recordedBy', '=', 'STUDENT'),
    )
    .select([
      'outcome',
      'placement.step as placedStep',
      'placement.revision',
      'placement.placedAt',
      'placement.placedBy',
    ])
    .select(['report.status as reportStatus', 'report.answerBy'])
    .where('scoutInvitation.companyId', '=', companyId)
    .where(isAcceptedNow)

const acceptedOnes = (db: Db | Tx, companyId: CompanyId) =>
  staged(db, companyId)
    .innerJoin('candidate', 'candidate.id', 'scoutInvitation.candidateId')
    .where(isVisibleTo(companyId))

const withNames = (db: Db, companyId: CompanyId) =>
  acceptedOnes(db, companyId)
    .innerJoin('candidateAccount', 'candidateAccount.candidateId', 'candidate.id')
    .leftJoin('thread', (join) => ofSameCompany(join, 'thread.scoutInvitationId', 'scoutInvitation.id'))
    .leftJoin('school', 'school.id', 'candidate.schoolId')
    .select(['candidateAccount.familyName', 'candidateAccount.givenName'])
    .select(['candidateAccount.familyNameKana', 'candidateAccount.givenNameKana'])
    .select((eb) => [
      inCharge.as('inCharge'),
      eb.fn.coalesce('school.name', 'candidate.otherSchoolName').as('schoolName'),
    ])

export type AcceptedRow = Awaited<ReturnType<ReturnType<typeof acceptedOnes>['execute']>>[number]

export const stageFactsOf = (row: AcceptedRow): StageFacts => ({
  status: row.status === 'HIRED' ? 'HIRED' : 'ACCEPTED',
  schedulingStatus: row.schedulingStatus,
  outcome: row.outcome,
  metUntil: row.metUntil,
  isOfferReported: row.reportStatus !== null,
  step: row.placedStep,
})

export type PipelineStudentRow = Awaited<ReturnType<typeof listPipelineStudents>>[number]

/** All students of a job, in the order in which somebody owes something; students whom nobody owes anything come last. */
export async function listPipelineStudents(db: Db, companyId: CompanyId, id: JobId, stages: readonly Stage[]) {
  const rows = await withNames(db, companyId)
    .where('scoutInvitation.jobId', '=', id)
    .orderBy('scoutInvitation.answeredAt')
    .orderBy('scoutInvitation.id')
    .execute()
  const now = new Date()
  const students = standingsOf(rows, now).map(({ relation, acts }) => {
    const facts = stageFactsOf(relation)
    return {
      ...relation,
      ...acts,
      stage: stageOf(facts, stages, now),
      firstStage: firstStageOf(facts, now),
      isDecided: decidedStageOf(facts) !== null,
      turn: turnOf(
        { ...relation, offerAnswerBy: relation.reportStatus === 'SUBMITTED' ? relation.answerBy : null },
        now,
      ),
    }
  })
  return students.toSorted((one, other) => byDueDay(one.turn, other.turn))
}

/** Holds the accepted invitations of a job until the transaction ends; one that is not such is absent. */
export async function lockAcceptedOnes(tx: Tx, companyId: CompanyId, job: JobId, ids: readonly string[]) {
  await tx
    .selectFrom('scoutInvitation')
    .select('id')
    .where('companyId', '=', companyId)
    .where('jobId', '=', job)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  const rows = await acceptedOnes(tx, companyId)
    .where('scoutInvitation.jobId', '=', job)
    .where('scoutInvitation.id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Batched: the stage of each of a company's accepted invitations, also of a student who may not be seen any more. */
export async function findStages(db: Db | Tx, companyId: OfRow<'company'>, ids: readonly string[]) {
  const rows = await staged(db, companyId).where('scoutInvitation.id', 'in', ids).execute()
  const jobs = [...new Set(rows.map(({ jobId }) => jobId))].map((id) => ({ companyId, id }))
  const stages = jobs.length > 0 ? await listStages(db, jobs) : new Map<string, Stage[]>()
  const now = new Date()
  return new Map(
    rows.flatMap((row) => {
      const ofJob = stages.get(row.jobId) ?? []
      const stage = ofJob.find(({ key }) => key === stageOf(stageFactsOf(row), ofJob, now))
      return stage ? [[row.id, stage] as const] : []
    }),
  )
}

/** The jobs with students who accept now, the latest acceptance first, each with the number of students. */
export const listPipelineJobs = (db: Db, companyId: CompanyId) =>
  db
    .selectFrom('scoutInvitation')
    .innerJoin('candidate', 'candidate.id', 'scoutInvitation.candidateId')
    .innerJoin('job', (join) => ofSameCompany(join, 'job.id', 'scoutInvitation.jobId'))
    .select((eb) => ['job.id', 'job.title', eb.fn.countAll<number>().as('studentCount')])
    .where('scoutInvitation.companyId', '=', companyId)
    .where(isAcceptedNow)
    .where(isVisibleTo(companyId))
    .groupBy(['job.id', 'job.title'])
    .orderBy((eb) => eb.fn.max('scoutInvitation.answeredAt'), 'desc')
    .orderBy('job.id')
    .limit(100)
    .execute()

type NamesOfMove = { candidateId: OfRow<'candidate'>; placedBy: string | null }

/** The family names that a refused move is told with. */
export async function findNamesOfMove(tx: Tx, companyId: CompanyId, { candidateId, placedBy }: NamesOfMove) {
  const student = await findDisclosedName(tx, companyId, candidateId)
  const colleague =
    placedBy === null
      ? undefined
      : await tx
          .selectFrom('companyUser')
          .select('familyName')
          .where('companyId', '=', companyId)
          .where('id', '=', placedBy)
          .executeTakeFirst()
  return { student: student?.familyName ?? '', colleague: colleague?.familyName ?? null }
}
