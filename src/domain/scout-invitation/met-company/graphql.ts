import { builder } from '#graphql/builder.ts'
import { Company } from '#domain/company/graphql.ts'
import type { CompanyRow } from '#domain/company/queries.ts'
import { OfferedJob } from '#domain/job/graphql.ts'
import { listOpenJobs } from '#domain/job/queries.ts'
import { namedCompanyId } from '#ground/id.ts'
import { findAnswerRecords, type AnswerRecord } from '../answer-record/queries.ts'
import { ownerOf } from '../graphql.ts'
import { requireMetCompany } from './queries.ts'

const AnswerRecordRef = builder.objectRef<AnswerRecord>('AnswerRecord').implement({
  description: 'How many students who waited for the company in the last year heard of it in time.',
  fields: (t) => ({ total: t.exposeInt('total'), inTime: t.exposeInt('inTime') }),
})

/** A company as the student who opens its page meets it. */
export const MetCompany = builder.objectRef<CompanyRow>('MetCompany').implement({
  fields: (t) => ({
    company: t.field({ type: Company, resolve: (company) => company }),
    isPublic: t.exposeBoolean('isPublic', {
      description: 'Whether visitors without an account may open the page, so that its address can be passed on.',
    }),
    answerRecord: t.field({
      type: AnswerRecordRef,
      nullable: true,
      description: 'Null below 20 students',
      resolve: async ({ id }, _, { batchOpen }) => (await batchOpen(findAnswerRecords).load(id)) ?? null,
    }),
    openJobs: t.field({
      type: [OfferedJob],
      description: 'The published jobs, the newest first',
      resolve: ({ id }, _, { db }) => listOpenJobs(db, id),
    }),
  }),
})

builder.queryField('metCompany', (t) =>
  t.field({
    type: MetCompany,
    args: { companyId: t.arg.id({ required: true }) },
    resolve: (_, { companyId }, context) => requireMetCompany(context.db, ownerOf(context), namedCompanyId(companyId)),
  }),
)
