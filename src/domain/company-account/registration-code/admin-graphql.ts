import { adminBuilder } from '#graphql/admin-builder.ts'
import { companyRegistrationCodeId } from '#ground/id.ts'
import {
  createCompanyRegistrationCode,
  resendCompanyRegistrationCode,
  revokeCompanyRegistrationCode,
} from './commands.ts'
import {
  listCompanyRegistrationCodes,
  requireCompanyRegistrationCode,
  type CompanyRegistrationCodeRow,
} from './queries.ts'
import { companyRegistrationCodeStatus, companyRegistrationCodeStatuses } from './rules.ts'

const Status = adminBuilder.enumType('CompanyRegistrationCodeStatus', { values: companyRegistrationCodeStatuses })

export const CompanyRegistrationCode = adminBuilder
  .objectRef<CompanyRegistrationCodeRow>('CompanyRegistrationCode')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      status: t.field({ type: Status, resolve: (code) => companyRegistrationCodeStatus(code, new Date()) }),
      companyName: t.exposeString('companyName'),
      corporateNumber: t.exposeString('corporateNumber', { nullable: true }),
      email: t.exposeString('email'),
      insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
      expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
      usedAt: t.expose('usedAt', { type: 'DateTime', nullable: true }),
    }),
  })

const Connection = adminBuilder
  .objectRef<{ rows: CompanyRegistrationCodeRow[]; totalCount: number }>('CompanyRegistrationCodeConnection')
  .implement({
    fields: (t) => ({
      totalCount: t.exposeInt('totalCount'),
      nodes: t.expose('rows', { type: [CompanyRegistrationCode] }),
    }),
  })

adminBuilder.queryField('companyRegistrationCodes', (t) =>
  t.field({
    type: Connection,
    args: { first: t.arg.int({ defaultValue: 50 }), offset: t.arg.int({ defaultValue: 0 }) },
    resolve: (_, { first, offset }, { db }) =>
      listCompanyRegistrationCodes(db, { first: first ?? 50, offset: offset ?? 0 }),
  }),
)

adminBuilder.mutationFields((t) => ({
  createCompanyRegistrationCode: t.field({
    type: CompanyRegistrationCode,
    description: 'The code itself is in the mail alone.',
    args: {
      companyName: t.arg.string({ required: true }),
      email: t.arg.string({ required: true }),
      corporateNumber: t.arg.string(),
    },
    resolve: async (_, { corporateNumber, ...contact }, { viewer, write, db }) => {
      const invited = { ...contact, corporateNumber: corporateNumber ?? null, preRegistrationId: null }
      const id = await write((tx) => createCompanyRegistrationCode(tx, viewer, invited))
      return requireCompanyRegistrationCode(db, id)
    },
  }),
  resendCompanyRegistrationCode: t.field({
    type: CompanyRegistrationCode,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { viewer, write, db }) =>
      requireCompanyRegistrationCode(
        db,
        await write((tx) => resendCompanyRegistrationCode(tx, viewer, companyRegistrationCodeId(id))),
      ),
  }),
  revokeCompanyRegistrationCode: t.field({
    type: CompanyRegistrationCode,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { viewer, write, db }) =>
      requireCompanyRegistrationCode(
        db,
        await write((tx) => revokeCompanyRegistrationCode(tx, viewer, companyRegistrationCodeId(id))),
      ),
  }),
}))
