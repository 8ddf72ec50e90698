import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { promised } from '#graphql/promised.ts'
import { SearchCandidate } from '#domain/candidate/graphql.ts'
import { listCandidateProfiles } from '#domain/candidate/queries.ts'
import { requireCompany } from '#domain/viewer/viewer.ts'
import { CompanyUser } from '#domain/company/graphql.ts'
import { listCompanyUsers } from '#domain/company/queries.ts'
import { OfferedJob } from '#domain/job/graphql.ts'
import { listOfferedJobs } from '#domain/job/queries.ts'
import { countedWords } from '../thread/graphql.ts'
import { disclosedName } from '../sent/kind/graphql.ts'
import { listAcceptedStudents, listNamedStudents, type AcceptedStudentRow, type NamedStudentRow } from './queries.ts'

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
        promised(context.batch(listCandidateProfiles, requireCompany(context.viewer)).load(row.candidateId)),
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

const NamedStudent = builder.objectRef<NamedStudentRow>('NamedStudent').implement({
  description: 'An accepted student, found by name.',
  fields: (t) => ({
    scoutInvitationId: t.exposeID('id'),
    candidateId: t.exposeID('candidateId'),
    familyName: t.string(disclosedName('familyName')),
    givenName: t.string(disclosedName('givenName')),
    familyNameKana: t.string(disclosedName('familyNameKana')),
    givenNameKana: t.string(disclosedName('givenNameKana')),
    jobTitle: t.exposeString('jobTitle'),
  }),
})

const text = { description: 'A part of the name or its reading, in any spelling.' }

builder.queryFields((t) => ({
  acceptedStudents: t.field({
    type: AcceptedStudentConnection,
    args: {
      isContacted: t.arg.boolean({
        defaultValue: false,
        description: 'The students who wait for no word: contacted, with a date of their choice, told, or hired.',
      }),
      text: t.arg.string(text),
      first: t.arg.int({ defaultValue: 20 }),
      offset: t.arg.int({ defaultValue: 0 }),
    },
    resolve: async (_, { isContacted, text: words, first, offset }, context) =>
      listAcceptedStudents(context.db, companyOf(context), {
        isContacted: isContacted ?? false,
        words: await countedWords(context, words),
        first: first ?? 20,
        offset: offset ?? 0,
      }),
  }),
  namedStudents: t.field({
    type: [NamedStudent],
    args: { text: t.arg.string({ required: true, ...text }) },
    resolve: async (_, { text: words }, context) =>
      listNamedStudents(context.db, companyOf(context), await countedWords(context, words)),
  }),
}))
