import { adminBuilder } from '#graphql/admin-builder.ts'
import { Desk, DeskQueue } from '#domain/admin-account/desk/admin-graphql.ts'
import { agentConsultationId } from '#ground/id.ts'
import { discloseAgentConsultation, markAgentConsultationHandedOver } from './commands.ts'
import {
  consultationFilters,
  findConsultationQueue,
  listConsultations,
  requireConsultation,
  type ConsultationRow,
  type ConsultationStudent,
} from './queries.ts'

const Filter = adminBuilder.enumType('AgentConsultationFilter', { values: consultationFilters })

/** Names nobody: the number is all that the partner was told. */
const Consultation = adminBuilder.objectRef<ConsultationRow>('AgentConsultation').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    partnerName: t.exposeString('partnerName'),
    textVersion: t.exposeString('textVersion'),
    agreedAt: t.expose('agreedAt', { type: 'DateTime' }),
    revokedAt: t.expose('revokedAt', { type: 'DateTime', nullable: true }),
    handedOverAt: t.expose('handedOverAt', { type: 'DateTime', nullable: true }),
    handedOverByName: t.exposeString('handedOverByName', { nullable: true }),
  }),
})

const Connection = adminBuilder
  .objectRef<{ rows: ConsultationRow[]; totalCount: number }>('AgentConsultationConnection')
  .implement({
    fields: (t) => ({ totalCount: t.exposeInt('totalCount'), nodes: t.expose('rows', { type: [Consultation] }) }),
  })

const Student = adminBuilder.objectRef<ConsultationStudent>('AgentConsultationStudent').implement({
  description: 'What the student agreed to hand over to the partner, and nothing else.',
  fields: (t) => ({
    familyName: t.exposeString('familyName'),
    givenName: t.exposeString('givenName'),
    familyNameKana: t.exposeString('familyNameKana'),
    givenNameKana: t.exposeString('givenNameKana'),
    email: t.exposeString('email'),
    phoneNumber: t.exposeString('phoneNumber', { nullable: true }),
    schoolName: t.exposeString('schoolName', { nullable: true }),
    departmentName: t.exposeString('departmentName', { nullable: true }),
    graduationYear: t.exposeInt('graduationYear', { nullable: true }),
    industries: t.exposeStringList('industries'),
    jobTypes: t.exposeStringList('jobTypes'),
    areas: t.exposeStringList('areas'),
  }),
})

adminBuilder.objectField(Desk, 'agentConsultations', (t) =>
  t.field({ type: DeskQueue, resolve: (_, __, { db }) => findConsultationQueue(db) }),
)

adminBuilder.queryField('agentConsultations', (t) =>
  t.field({
    type: Connection,
    args: {
      filter: t.arg({ type: Filter, required: true, defaultValue: 'OPEN' }),
      first: t.arg.int({ defaultValue: 50 }),
      offset: t.arg.int({ defaultValue: 0 }),
    },
    resolve: (_, { filter, first, offset }, { db }) =>
      listConsultations(db, filter, { first: first ?? 50, offset: offset ?? 0 }),
  }),
)

adminBuilder.mutationFields((t) => ({
  discloseAgentConsultation: t.field({
    type: Student,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { viewer, db }) => discloseAgentConsultation(db, viewer, agentConsultationId(id)),
  }),
  markAgentConsultationHandedOver: t.field({
    type: Consultation,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { viewer, write, db }) => {
      await write((tx) => markAgentConsultationHandedOver(tx, viewer, agentConsultationId(id)))
      return requireConsultation(db, agentConsultationId(id))
    },
  }),
}))
