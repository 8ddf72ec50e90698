import { builder } from '#graphql/builder.ts'
import { textUpTo } from '#graphql/at-most.ts'
import { orRefusal, unlessRefused } from '#ground/refusal.ts'
import { CompanyUserRoleEnum } from '../user/graphql.ts'
import { userPictures } from '../user/picture/commands.ts'
import { pictureAttempts } from '../user/picture/rules.ts'
import { checkCompanyUserRegistration, registerCompanyUser } from './commands.ts'
import { findCode, type Applicant, type FoundCode } from './queries.ts'
import {
  encodedPictureLength,
  registrationKinds,
  registrationStatuses,
  registrationStatusOf,
  registrationWays,
  wrongCodeLimit,
  type CompanyUserRegistration,
  type RegistrationStatus,
} from './rules.ts'

const Status = builder.enumType('CompanyRegistrationStatus', { values: registrationStatuses })
const Kind = builder.enumType('CompanyRegistrationKind', { values: registrationKinds })
const Way = builder.enumType('CompanyRegistrationWay', {
  description: 'PROVIDER: with the company’s account alone. NONE: the same, for an address of another domain.',
  values: registrationWays,
})

const RegistrationApplicant = builder.objectRef<Applicant>('CompanyRegistrationApplicant').implement({
  fields: (t) => ({
    familyName: t.exposeString('familyName'),
    givenName: t.exposeString('givenName'),
    familyNameKana: t.exposeString('familyNameKana'),
    givenNameKana: t.exposeString('givenNameKana'),
    department: t.exposeString('department'),
  }),
})

const Invitation = builder.objectRef<FoundCode>('CompanyRegistrationInvitation').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: Kind }),
    email: t.exposeString('email'),
    companyName: t.exposeString('companyName'),
    corporateNumber: t.exposeString('corporateNumber', { nullable: true }),
    role: t.expose('role', { type: CompanyUserRoleEnum }),
    way: t.expose('way', { type: Way }),
    applicant: t.field({
      type: RegistrationApplicant,
      nullable: true,
      description: 'What this person wrote when applying; null for everybody else.',
      resolve: ({ applicant }) => applicant,
    }),
    inviter: t.exposeString('inviter', { nullable: true, description: 'The colleague who invited.' }),
  }),
})

type Asked = { status: RegistrationStatus; invitation: FoundCode | undefined }
const Registration = builder.objectRef<Asked>('CompanyRegistration').implement({
  fields: (t) => ({
    status: t.expose('status', { type: Status }),
    invitation: t.field({
      type: Invitation,
      nullable: true,
      description: 'Null unless the code is open.',
      resolve: ({ status, invitation }) => (status === 'OPEN' ? invitation : null),
    }),
  }),
})

const UserInput = builder.inputRef<CompanyUserRegistration>('CompanyUserRegistrationInput').implement({
  fields: (t) => ({
    legalName: t.string({ required: true, defaultValue: '', description: 'Of a new company.' }),
    corporateNumber: t.string({ required: true, defaultValue: '', description: 'Of a new company.' }),
    familyName: t.string({ required: true }),
    givenName: t.string({ required: true }),
    familyNameKana: t.string({ required: true }),
    givenNameKana: t.string({ required: true }),
    department: t.string({ required: true, defaultValue: '' }),
    password: t.string({ required: true, defaultValue: '', description: 'Empty with byProvider.' }),
    byProvider: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Without a password: the user signs in with the company’s account.',
    }),
    terms: t.string({ required: true, defaultValue: '', description: 'The version that was agreed to.' }),
    policy: t.string({ required: true, defaultValue: '', description: 'The version that was agreed to.' }),
  }),
})

builder.queryField('companyRegistration', (t) =>
  t.field({
    type: Registration,
    description: 'What has become of the code of a mail, and whom it invites.',
    args: { code: t.arg.string({ required: true }) },
    resolve: async (_, { code }, { db }) => {
      const invitation = await findCode(db, code)
      return { invitation, status: registrationStatusOf(invitation, new Date()) }
    },
  }),
)

/** Open to guests who have a code. A code that opens nothing counts as an attempt. */
builder.mutationField('registerCompanyUser', (t) =>
  t.string({
    description: 'Returns the mail address with which the new user signs in.',
    args: {
      code: t.arg.string({ required: true }),
      user: t.arg({ type: UserInput, required: true }),
      encodedImage: t.arg.string({ description: 'The photo as base64.', ...textUpTo(encodedPictureLength) }),
    },
    resolve: async (_, { code, user, encodedImage }, { db, files, write, requireRate }) => {
      const checked = await orRefusal(checkCompanyUserRegistration(db, code, user))
      if (checked instanceof Error && checked.code === 'registration_code_closed') await requireRate(wrongCodeLimit)
      const hasPicture = Boolean(encodedImage) && !(checked instanceof Error)
      if (hasPicture) await requireRate(pictureAttempts)
      const pictureFile = hasPicture && encodedImage ? await userPictures.store(db, files, encodedImage) : null
      // A repeated key is answered as before, though its code is used by now.
      return write((tx) => registerCompanyUser(tx, unlessRefused(checked), pictureFile))
    },
  }),
)
