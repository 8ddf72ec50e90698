import { SearchCandidate } from '#domain/candidate/graphql.ts'
import { listCandidateProfiles } from '#domain/candidate/queries.ts'
import { requireCompany } from '#domain/viewer/viewer.ts'
import { OfferedJob } from '#domain/job/graphql.ts'
import { listOfferedJobs } from '#domain/job/queries.ts'
import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { promised } from '#graphql/promised.ts'
import { OutcomeEnum } from '../graphql.ts'
import { maxOutcomes } from '../rules.ts'
import { findHistories, listHeldOutcomes, listOutcomeCases, type HistoryEntry, type OutcomeCaseRow } from './queries.ts'
import { historyKinds } from './rules.ts'

const HistoryKindEnum = builder.enumType('RelationHistoryKind', { values: historyKinds })
const HistoryEntryRef = builder.objectRef<HistoryEntry>('RelationHistoryEntry').implement({
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    kind: t.expose('kind', { type: HistoryKindEnum }),
    title: t.exposeString('title', { description: 'The name of a date; otherwise empty.' }),
  }),
})

const OutcomeCase = builder.objectRef<OutcomeCaseRow>('OutcomeCase').implement({
  description: 'An accepted student whom the company may tell an outcome.',
  fields: (t) => ({
    scoutInvitationId: t.exposeID('id'),
    step: t.exposeInt('step'),
    revision: t.exposeString('revision', { description: 'Changes with what the company tells of the relation' }),
    outcome: t.field({
      type: OutcomeEnum,
      nullable: true,
      description: 'Told in the present step.',
      resolve: ({ outcome }) => outcome,
    }),
    outcomeToldAt: t.expose('outcomeToldAt', { type: 'DateTime', nullable: true }),
    bookedUntil: t.expose('bookedUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'The end of the present step’s booked date; null when the student missed it.',
    }),
    isStepOver: t.boolean({
      description: 'Dates of a next step can be offered: nothing of the present one is open.',
      resolve: ({ isStepOver }) => isStepOver,
    }),
    isThreadEnded: t.exposeBoolean('isThreadEnded', {
      description: 'The student has ended the thread: an outcome is told without words, and no next step.',
    }),
    tellsAt: t.expose('tellsAt', { type: 'DateTime', nullable: true, description: 'When a held word is told.' }),
    history: t.field({
      type: [HistoryEntryRef],
      resolve: async ({ id }, _, context) => (await context.batch(findHistories, companyOf(context)).load(id)) ?? [],
    }),
    candidate: t.field({
      type: SearchCandidate,
      resolve: (row, _, context) =>
        promised(context.batch(listCandidateProfiles, requireCompany(context.viewer)).load(row.candidateId)),
    }),
    job: t.field({
      type: OfferedJob,
      resolve: ({ jobId }, _, { batchOpen }) => promised(batchOpen(listOfferedJobs).load(jobId)),
    }),
  }),
})

type Held = Awaited<ReturnType<typeof listHeldOutcomes>>[number]
const HeldOutcome = builder.objectRef<Held>('HeldOutcome').implement({
  description: 'An outcome that waits for the morning, and may be taken back until then.',
  fields: (t) => ({
    id: t.id({ resolve: ({ heldId }) => heldId ?? '' }),
    scoutInvitationId: t.exposeID('id'),
    outcome: t.field({ type: OutcomeEnum, nullable: true, resolve: ({ heldOutcome }) => heldOutcome }),
    message: t.string({ resolve: ({ heldMessage }) => heldMessage ?? '' }),
    tellsAt: t.expose('tellsAt', { type: 'DateTime', nullable: true }),
    candidate: t.field({
      type: SearchCandidate,
      resolve: (row, _, context) =>
        promised(context.batch(listCandidateProfiles, requireCompany(context.viewer)).load(row.candidateId)),
    }),
  }),
})

builder.queryFields((t) => ({
  outcomeCases: t.field({
    type: [OutcomeCase],
    args: { scoutInvitationIds: t.arg.idList({ required: true, ...atMost(maxOutcomes) }) },
    resolve: (_, { scoutInvitationIds }, context) =>
      listOutcomeCases(context.db, companyOf(context), scoutInvitationIds),
  }),
  heldOutcomes: t.field({
    type: [HeldOutcome],
    resolve: (_, __, context) => listHeldOutcomes(context.db, companyOf(context)),
  }),
}))
