import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { promised } from '#graphql/promised.ts'
import { SearchCandidate } from '#domain/candidate/graphql.ts'
import { listCandidateProfiles } from '#domain/candidate/queries.ts'
import { OfferedJob } from '#domain/job/graphql.ts'
import { listOfferedJobs } from '#domain/job/queries.ts'
import { requireRecruiter } from '#domain/viewer/viewer.ts'
import { scoutInvitationId } from '#ground/id.ts'
import { ScoutInvitation } from '../graphql.ts'
import { MetCompany } from '../met-company/graphql.ts'
import { dueDayOf } from '../wait/rules.ts'
import { tellOutcome } from './commands.ts'
import {
  countOwedAnswers,
  findOutcomeRecords,
  listOwedAnswers,
  type OutcomeRecord,
  type OwedAnswerRow,
} from './queries.ts'
import { outcomes } from './rules.ts'

const OutcomeEnum = builder.enumType('Outcome', { values: outcomes })

const OwedAnswer = builder.objectRef<OwedAnswerRow>('OwedAnswer').implement({
  description: 'A student who accepted and waits for an outcome.',
  fields: (t) => ({
    scoutInvitationId: t.exposeID('id'),
    since: t.expose('since', { type: 'DateTime' }),
    dueOn: t.field({ type: 'Date', resolve: ({ since }) => dueDayOf({ word: 'OUTCOME', since }) }),
    promptedAt: t.expose('promptedAt', { type: 'DateTime', nullable: true }),
    candidate: t.field({
      type: SearchCandidate,
      resolve: (row, _, context) =>
        promised(context.batch(listCandidateProfiles, companyOf(context)).load(row.candidateId)),
    }),
    job: t.field({
      type: OfferedJob,
      resolve: ({ jobId }, _, { batchOpen }) => promised(batchOpen(listOfferedJobs).load(jobId)),
    }),
  }),
})
const OutcomeRecordRef = builder.objectRef<OutcomeRecord>('OutcomeRecord').implement({
  description: 'Of the students who accepted in the last year, how many heard of an outcome within 14 days.',
  fields: (t) => ({ total: t.exposeInt('total'), inTime: t.exposeInt('inTime') }),
})
const OwedAnswerConnection = builder
  .objectRef<{ rows: OwedAnswerRow[]; totalCount: number }>('OwedAnswerConnection')
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
  owedAnswerCount: t.int({ resolve: (_, __, context) => countOwedAnswers(context.db, companyOf(context)) }),
}))

builder.mutationField('tellOutcome', (t) =>
  t.id({
    args: {
      scoutInvitationId: t.arg.id({ required: true }),
      outcome: t.arg({ type: OutcomeEnum, required: true }),
      message: t.arg.string({ required: true }),
    },
    resolve: (_, { scoutInvitationId: id, outcome, message }, { viewer, write }) =>
      write((tx) => tellOutcome(tx, requireRecruiter(viewer), scoutInvitationId(id), { outcome, message })),
  }),
)

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
