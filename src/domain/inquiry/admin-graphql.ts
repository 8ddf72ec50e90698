import { adminBuilder } from '#graphql/admin-builder.ts'
import { CompanyRegistrationCode } from '#domain/company-account/registration-code/admin-graphql.ts'
import { requireCompanyRegistrationCode } from '#domain/company-account/registration-code/queries.ts'
import { preRegistrationId } from '#ground/id.ts'
import { shownPhoneNumber } from '#platform/phone-number.ts'
import { approvePreRegistration, rejectPreRegistration, sendNewRegistrationCode } from './decision/commands.ts'
import { preRegistrationStatuses } from './decision/rules.ts'
import { listPreRegistrations, requirePreRegistration, type PreRegistrationRow } from './queries.ts'

export const PreRegistrationStatusEnum = adminBuilder.enumType('PreRegistrationStatus', {
  values: preRegistrationStatuses,
})

export const PreRegistration = adminBuilder.objectRef<PreRegistrationRow>('PreRegistration').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    // The database check of pre_registration.status allows these values only.
    status: t.expose('status', { type: PreRegistrationStatusEnum }),
    companyName: t.exposeString('companyName'),
    corporateNumber: t.exposeString('corporateNumber', { nullable: true }),
    familyName: t.exposeString('familyName'),
    givenName: t.exposeString('givenName'),
    familyNameKana: t.exposeString('familyNameKana'),
    givenNameKana: t.exposeString('givenNameKana'),
    department: t.exposeString('department', { nullable: true }),
    email: t.exposeString('email'),
    phoneNumber: t.string({
      description: 'As the number is written in Japan: 052-123-4567',
      resolve: ({ phoneNumber }) => shownPhoneNumber(phoneNumber),
    }),
    postalCode: t.exposeString('postalCode', { nullable: true }),
    address: t.exposeString('address', { nullable: true }),
    message: t.exposeString('message', { nullable: true }),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
  }),
})

const Connection = adminBuilder
  .objectRef<{ rows: PreRegistrationRow[]; totalCount: number }>('PreRegistrationConnection')
  .implement({
    fields: (t) => ({ totalCount: t.exposeInt('totalCount'), nodes: t.expose('rows', { type: [PreRegistration] }) }),
  })

adminBuilder.queryField('preRegistrations', (t) =>
  t.field({
    type: Connection,
    args: {
      status: t.arg({ type: PreRegistrationStatusEnum, required: true, defaultValue: 'APPLIED' }),
      first: t.arg.int({ defaultValue: 50 }),
      offset: t.arg.int({ defaultValue: 0 }),
    },
    resolve: (_, { status, first, offset }, { db }) =>
      listPreRegistrations(db, status, { first: first ?? 50, offset: offset ?? 0 }),
  }),
)

adminBuilder.mutationFields((t) => ({
  approvePreRegistration: t.field({
    type: CompanyRegistrationCode,
    description: 'The applicant gets the code of the registration by mail.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { viewer, write, db }) =>
      requireCompanyRegistrationCode(
        db,
        await write((tx) => approvePreRegistration(tx, viewer, preRegistrationId(id))),
      ),
  }),
  sendNewRegistrationCode: t.field({
    type: CompanyRegistrationCode,
    description: 'To an approved applicant whose codes were all revoked or are over; by mail.',
    args: { preRegistrationId: t.arg.id({ required: true }) },
    resolve: async (_, args, { viewer, write, db }) =>
      requireCompanyRegistrationCode(
        db,
        await write((tx) => sendNewRegistrationCode(tx, viewer, preRegistrationId(args.preRegistrationId))),
      ),
  }),
  rejectPreRegistration: t.field({
    type: PreRegistration,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { viewer, write, db }) =>
      requirePreRegistration(db, await write((tx) => rejectPreRegistration(tx, viewer, preRegistrationId(id)))),
  }),
}))
