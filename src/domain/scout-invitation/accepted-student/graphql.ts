import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { promised } from '#graphql/promised.ts'
import { SearchCandidate } from '#domain/candidate/graphql.ts'
import { listCandidateProfiles } from '#domain/candidate/queries.ts'
import { CompanyUser } from '#domain/company/graphql.ts'
import { listCompanyUsers } from '#domain/company/queries.ts'
import { OfferedJob } from '#domain/job/graphql.ts'
import { listOfferedJobs } from '#domain/job/queries.ts'
import { listAcceptedStudents, type AcceptedStudentRow } from './queries.ts'

const AcceptedStudent = builder.objectRef<AcceptedStudentRow>('AcceptedStudent').implement({
  description: 'A student who accepted a scout of this company, with the word that is owed or was given.',
  fields: (t) => ({
    scoutInvitationId: t.exposeID('id'),
    acceptedAt: t.expose('answeredAt', { type: 'DateTime', nullable: true }),
    isLate: t.exposeBoolean('isLate', { description: 'Two business days have passed without a word.' }),
    contactedAt: t.expose('contactedAt', { type: 'DateTime', nullable: true }),
    contactDeniedAt: t.expose('contactDeniedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the student said that a contact had not arrived.',
    }),
    contactArrivedAt: t.expose('contactArrivedAt', { type: 'DateTime', nullable: true }),
    promptedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the student asked for the contact that is late.',
      resolve: ({ contactedAt, contactDeniedAt, promptedAt: at }) =>
        contactedAt === null && at !== null && (contactDeniedAt === null || at > contactDeniedAt) ? at : null,
    }),
    contactedBy: t.field({
      type: CompanyUser,
      nullable: true,
      resolve: async ({ contactedBy }, _, context) =>
        contactedBy === null
          ? null
          : ((await context.batch(listCompanyUsers, companyOf(context)).load(contactedBy)) ?? null),
    }),
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

const AcceptedStudentConnection = builder
  .objectRef<Awaited<ReturnType<typeof listAcceptedStudents>>>('AcceptedStudentConnection')
  .implement({
    fields: (t) => ({ totalCount: t.exposeInt('totalCount'), nodes: t.expose('rows', { type: [AcceptedStudent] }) }),
  })

builder.queryField('acceptedStudents', (t) =>
  t.field({
    type: AcceptedStudentConnection,
    args: {
      isContacted: t.arg.boolean({
        defaultValue: false,
        description: 'The students who wait for no word: contacted, with a date of their choice, told, or hired.',
      }),
      first: t.arg.int({ defaultValue: 20 }),
      offset: t.arg.int({ defaultValue: 0 }),
    },
    resolve: (_, { isContacted, first, offset }, context) =>
      listAcceptedStudents(context.db, companyOf(context), {
        isContacted: isContacted ?? false,
        first: first ?? 20,
        offset: offset ?? 0,
      }),
  }),
)
