import { adminBuilder } from '#graphql/admin-builder.ts'
import { listCompanies } from '#domain/company/queries.ts'
import { auditAreas } from '#domain/audit/search/rules.ts'
import type { AuditRow } from '#domain/audit/search/queries.ts'
import { findOperatorNames } from '../name/queries.ts'
import { lookIntoAudit } from './commands.ts'

const Area = adminBuilder.enumType('AuditArea', { values: auditAreas })

const AuditEntry = adminBuilder.objectRef<AuditRow>('AuditEntry').implement({
  description: 'Ids and names of operators and companies; never a name of a student or of a company’s people.',
  fields: (t) => ({
    id: t.exposeID('id'),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
    area: t.expose('area', { type: Area }),
    actorId: t.exposeID('actorId', { nullable: true }),
    operatorName: t.string({
      nullable: true,
      resolve: ({ area, actorId }, _, { batchOpen }) =>
        area === 'admin' && actorId ? batchOpen(findOperatorNames).load(actorId) : null,
    }),
    companyId: t.exposeID('companyId', { nullable: true }),
    companyName: t.string({
      nullable: true,
      resolve: async ({ companyId }, _, { batchOpen }) =>
        companyId ? (await batchOpen(listCompanies).load(companyId))?.displayName : null,
    }),
    candidateId: t.exposeID('candidateId', { nullable: true }),
    action: t.exposeString('action'),
    subject: t.exposeString('subject'),
    subjectId: t.exposeString('subjectId'),
    from: t.exposeString('fromStatus', { nullable: true }),
    to: t.exposeString('toStatus', { nullable: true }),
    requestId: t.exposeString('requestId', { nullable: true }),
    details: t.string({
      nullable: true,
      description: 'More facts about the act, as JSON.',
      resolve: ({ details }) => (details === null ? null : JSON.stringify(details)),
    }),
  }),
})

const Connection = adminBuilder.objectRef<{ rows: AuditRow[]; totalCount: number }>('AuditConnection').implement({
  fields: (t) => ({
    totalCount: t.exposeInt('totalCount', { description: 'At most 2000 are counted.' }),
    nodes: t.expose('rows', { type: [AuditEntry] }),
  }),
})

adminBuilder.queryField('auditEntries', (t) =>
  t.field({
    type: Connection,
    description: 'Newest first, of the last month unless a period is asked for. The search itself is recorded.',
    args: {
      from: t.arg({ type: 'Date' }),
      to: t.arg({ type: 'Date' }),
      area: t.arg({ type: Area }),
      actorId: t.arg.string(),
      companyId: t.arg.string(),
      candidateId: t.arg.string(),
      action: t.arg.string(),
      subject: t.arg.string(),
      subjectId: t.arg.string(),
      requestId: t.arg.string(),
      page: t.arg.int({ defaultValue: 1 }),
    },
    resolve: (_, { page, ...search }, { db, viewer }) => {
      const conditions = Object.entries(search).filter(([, value]) => value)
      return lookIntoAudit(db, viewer, Object.fromEntries(conditions), page ?? 1)
    },
  }),
)
