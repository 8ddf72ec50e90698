import { adminBuilder } from '#graphql/admin-builder.ts'
import { companyRegistrationCodeId } from '#ground/id.ts'
import { newSecret, shownOnce } from '#platform/secret.ts'
import { createCompanyRegistrationCode, revokeCompanyRegistrationCode } from './commands.ts'
import {
  listCompanyRegistrationCodes,
  requireCompanyRegistrationCode,
  type CompanyRegistrationCodeRow,
} from './queries.ts'
import {
  companyRegistrationCodePrefix,
  companyRegistrationCodeStatus,
  companyRegistrationCodeStatuses,
} from './rules.ts'

const Status = adminBuilder.enumType('CompanyRegistrationCodeStatus', { values: companyRegistrationCodeStatuses })

export const CompanyRegistrationCode = adminBuilder
  .objectRef<CompanyRegistrationCodeRow>('CompanyRegistrationCode')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      status: t.field({ type: Status, resolve: (code) => companyRegistrationCodeStatus(code, new Date()) }),
      companyName: t.exposeString('companyName'),
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

type MadeCode = { row: CompanyRegistrationCodeRow; code: string | null }
export const CreatedCompanyRegistrationCode = adminBuilder
  .objectRef<MadeCode>('CreatedCompanyRegistrationCode')
  .implement({
    fields: (t) => ({
      companyRegistrationCode: t.expose('row', { type: CompanyRegistrationCode }),
      code: t.exposeString('code', {
        nullable: true,
        description: 'Shown in this answer only; null when the same Idempotency-Key asks again.',
      }),
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
    type: CreatedCompanyRegistrationCode,
    args: { companyName: t.arg.string({ required: true }), email: t.arg.string({ required: true }) },
    resolve: async (_, given, { viewer, write, db }) => {
      const code = newSecret(companyRegistrationCodePrefix)
      const id = await write((tx) =>
        createCompanyRegistrationCode(tx, viewer, { ...given, preRegistrationId: null }, code),
      )
      const row = await requireCompanyRegistrationCode(db, id)
      return { row, code: shownOnce(code, row.codeSha256) }
    },
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
