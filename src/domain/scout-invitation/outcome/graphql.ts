import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { promised } from '#graphql/promised.ts'
import { SearchCandidate } from '#domain/candidate/graphql.ts'
import { listCandidateProfiles } from '#domain/candidate/queries.ts'
import { OfferedJob } from '#domain/job/graphql.ts'
import { listOfferedJobs } from '#domain/job/queries.ts'
import { requireCompany, requireRecruiter } from '#domain/viewer/viewer.ts'
import { scoutInvitationId } from '#ground/id.ts'
import { refusalText } from '#ground/words/server.ts'
import { ScoutInvitation } from '../graphql.ts'
import { MetCompany } from '../met-company/graphql.ts'
import { dueDayOf } from '../wait/rules.ts'
import { takeBackOutcome, tellOutcome, tellOutcomes } from './commands.ts'
import { countOwedAnswers, countOwedDates, listOwedAnswers, listOwedDates, type OwedRow } from './queries.ts'
import { findOutcomeRecords, type OutcomeRecord } from './record/queries.ts'
import { maxOutcomes, outcomes } from './rules.ts'

export const OutcomeEnum = builder.enumType('Outcome', { values: outcomes })

export const OwedAnswer = builder.objectRef<OwedRow>('OwedAnswer').implement({
  description: 'A student who accepted and waits for an outcome, or for the dates of the step that it led to.',
  fields: (t) => ({
    scoutInvitationId: t.exposeID('id'),
    since: t.expose('since', { type: 'DateTime' }),
    dueOn: t.field({ type: 'Date', resolve: dueDayOf }),
    promptedAt: t.expose('promptedAt', { type: 'DateTime', nullable: true }),
    candidate: t.field({
      type: SearchCandidate,
      resolve: (row, _, context) =>
        promised(context.batch(listCandidateProfiles, requireCompany(context.viewer)).load(row.candidateId)),
    }),
    schedulingId: t.exposeID('schedulingId', {
      nullable: true,
      description: 'The scheduling of the job whose dates are to follow; null where no dates are owed.',
    }),
    job: t.field({
      type: OfferedJob,
      description: 'The one whose dates are to follow; once it is deleted, the one of the scout.',
      resolve: ({ jobId }, _, { batchOpen }) => promised(batchOpen(listOfferedJobs).load(jobId)),
    }),
  }),
})
const OutcomeRecordRef = builder.objectRef<OutcomeRecord>('OutcomeRecord').implement({
  description: 'Of the students who accepted in the last year, how many heard of an outcome within 14 days.',
  fields: (t) => ({ total: t.exposeInt('total'), inTime: t.exposeInt('inTime') }),
})
export const OwedAnswerConnection = builder
  .objectRef<{ rows: OwedRow[]; totalCount: number }>('OwedAnswerConnection')
  .implement({
    fields: (t) => ({
      totalCount: t.exposeInt('totalCount'),
      nodes: t.expose('rows', { type: [OwedAnswer] }),
      outcomeRecord: t.field({
        type: OutcomeRecordRef,
        nullable: true,
        description: 'What students read of the company; null below 20 students.',
        resolve: async (_, __, context) =>
          (await context.batchOpen(findOutcomeRecords).load(companyOf(context))) ?? null,
      }),
    }),
  })

builder.queryFields((t) => ({
  owedAnswers: t.field({
    type: OwedAnswerConnection,
    args: { first: t.arg.int({ defaultValue: 50 }), offset: t.arg.int({ defaultValue: 0 }) },
    resolve: (_, { first, offset }, context) =>
      listOwedAnswers(context.db, companyOf(context), { first: first ?? 50, offset: offset ?? 0 }),
  }),
  owedAnswerCount: t.int({
    description: 'The students who wait for an outcome, or for the dates of a next step.',
    resolve: async (_, __, context) => {
      const [{ db }, companyId] = [context, companyOf(context)]
      const [answers, dates] = await Promise.all([countOwedAnswers(db, companyId), countOwedDates(db, companyId)])
      return answers + dates
    },
  }),
  owedDates: t.field({
    type: [OwedAnswer],
    resolve: (_, __, context) => listOwedDates(context.db, companyOf(context)),
  }),
}))

const readRelation = {
  description: 'The revision of the relation that the writer has read: a word told since refuses outcome_already_told',
} as const

const OutcomeInput = builder.inputType('OutcomeInput', {
  fields: (t) => ({
    scoutInvitationId: t.id({ required: true }),
    outcome: t.field({ type: OutcomeEnum, required: true }),
    message: t.string({ required: true }),
    schedulingId: t.id({ description: 'The dates of the next step, of which the student chooses one.' }),
    jobId: t.id({ description: 'Instead of dates: the job to which the student is led, whose dates are to follow.' }),
    isChange: t.boolean({ description: 'The company changes the outcome that it has told.' }),
    revision: t.string(readRelation),
  }),
})

type Answer = Awaited<ReturnType<typeof tellOutcomes>>[number]
const OutcomeRefusal = builder.objectRef<NonNullable<Answer['refusal']>>('OutcomeRefusal').implement({
  fields: (t) => ({
    code: t.exposeString('code'),
    message: t.string({ resolve: ({ code, details }) => refusalText(code, details) }),
  }),
})
const OutcomeAnswer = builder.objectRef<Answer>('OutcomeAnswer').implement({
  fields: (t) => ({
    scoutInvitationId: t.exposeID('scoutInvitationId'),
    tellsAt: t.expose('tellsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the student is told; at night in the morning. Null where it was refused.',
    }),
    refusal: t.expose('refusal', { type: OutcomeRefusal, nullable: true }),
  }),
})

builder.mutationFields((t) => ({
  tellOutcome: t.id({
    args: {
      scoutInvitationId: t.arg.id({ required: true }),
      outcome: t.arg({ type: OutcomeEnum, required: true }),
      message: t.arg.string({ required: true }),
      schedulingId: t.arg.id(),
      jobId: t.arg.id(),
      isChange: t.arg.boolean(),
      revision: t.arg.string(readRelation),
    },
    resolve: (_, { scoutInvitationId: id, ...word }, { viewer, write }) =>
      write((tx) => tellOutcome(tx, requireRecruiter(viewer), scoutInvitationId(id), word)),
  }),
  tellOutcomes: t.field({
    type: [OutcomeAnswer],
    args: { outcomes: t.arg({ type: [OutcomeInput], required: true, ...atMost(maxOutcomes) }) },
    resolve: (_, { outcomes: words }, { viewer, write }) =>
      write((tx) => tellOutcomes(tx, requireRecruiter(viewer), words)),
  }),
  takeBackOutcome: t.id({
    args: {
      scoutInvitationId: t.arg.id({ required: true }),
      heldOutcomeId: t.arg.id({ description: 'The word that the caller has read: one written since stays.' }),
    },
    resolve: (_, { scoutInvitationId: id, heldOutcomeId }, { viewer, write }) =>
      write((tx) => takeBackOutcome(tx, requireRecruiter(viewer), scoutInvitationId(id), heldOutcomeId ?? null)),
  }),
}))

builder.objectFields(ScoutInvitation, (t) => ({
  outcome: t.field({ type: OutcomeEnum, nullable: true, resolve: ({ outcome }) => outcome }),
  outcomeMessage: t.exposeString('outcomeMessage'),
  outcomeToldAt: t.expose('outcomeToldAt', { type: 'DateTime', nullable: true }),
  outcomeRecord: t.field({
    type: OutcomeRecordRef,
    nullable: true,
    description: 'The company’s record, where the student decides; null below 20 students.',
    resolve: async ({ companyId }, _, { batchOpen }) => (await batchOpen(findOutcomeRecords).load(companyId)) ?? null,
  }),
}))

builder.objectField(MetCompany, 'outcomeRecord', (t) =>
  t.field({
    type: OutcomeRecordRef,
    nullable: true,
    description: 'Null below 20 students',
    resolve: async ({ id }, _, { batchOpen }) => (await batchOpen(findOutcomeRecords).load(id)) ?? null,
  }),
)
