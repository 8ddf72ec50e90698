import { builder } from '#graphql/builder.ts'
import { Degree } from '#domain/candidate/education/graphql.ts'
import { DepartmentCategory } from '#domain/lookup/school/graphql.ts'
import { requireCandidateIn, type Viewer } from '#domain/viewer/viewer.ts'
import { refuseInvalid, type FieldError } from '#ground/refusal.ts'
import { hashPassword } from '#platform/secrets/password.ts'
import { PendingStatus } from '../state/graphql.ts'
import { checkCode, requestVerification } from '../verification/commands.ts'
import { findVerificationOfLink } from '../verification/queries.ts'
import { codeLimit, sendingLimit } from '../verification/rules.ts'
import { registerCandidate } from './commands.ts'
import { invitingStudent } from './inviting/sealed-id.ts'
import { candidateOfPass } from './pass.ts'
import { saveRegistrationProfile } from './profile/commands.ts'
import type { RegistrationProfile } from './profile/rules.ts'
import {
  changeRegistrationEmail,
  changeRegistrationPhone,
  isRegistrant,
  proofOfLink,
  requireRegistrant,
  resendPhoneCode,
  resendVerificationEmail,
  verifyEmail,
  verifyPhone,
} from './proof/commands.ts'
import {
  findRegistrationLink,
  requireOwnRegistration,
  type OwnRegistration as Own,
  type RegistrationLink as Link,
} from './queries.ts'
import { checkFirstStep, foldFirstStep, registrationLimit } from './rules.ts'

const OwnRegistration = builder.objectRef<Own>('OwnRegistration').implement({
  fields: (t) => ({
    step: t.expose('step', { type: PendingStatus }),
    email: t.exposeString('email'),
    phoneNumber: t.exposeString('phoneNumber', { nullable: true }),
    secondsUntilNextCode: t.exposeInt('secondsUntilNextCode', {
      description: 'Seconds until another code may be sent.',
    }),
  }),
})

/** Seconds in which our pages turn a pass into a session. */
const passSeconds = 60

const SignInPass = builder.objectRef<{ pass: string }>('SignInPass').implement({
  fields: (t) => ({
    pass: t.exposeString('pass', { description: 'Our pages turn it into a session within a minute.' }),
  }),
})

const RegistrationInput = builder
  .inputRef<{ email: string; password: string; terms: string; policy: string }>('RegistrationInput')
  .implement({
    fields: (t) => ({
      email: t.string({ required: true }),
      password: t.string({ required: true }),
      terms: t.string({ required: true, defaultValue: '', description: 'The version that was agreed to.' }),
      policy: t.string({ required: true, defaultValue: '', description: 'The version that was agreed to.' }),
    }),
  })

type Origin = { utmSource: string; utmMedium: string; utmCampaign: string; candidateId: string }
const RegistrationOriginInput = builder.inputRef<Origin>('RegistrationOriginInput').implement({
  fields: (t) => ({
    utmSource: t.string({ required: true, defaultValue: '' }),
    utmMedium: t.string({ required: true, defaultValue: '' }),
    utmCampaign: t.string({ required: true, defaultValue: '' }),
    candidateId: t.string({
      required: true,
      defaultValue: '',
      description: 'The student whose link invited the visitor; an unknown one is left out.',
    }),
  }),
})

type ProfileInput = Omit<RegistrationProfile, Unsaid> & { [Field in Unsaid]?: RegistrationProfile[Field] | undefined }
type Unsaid = 'departmentCategory' | 'degree'
const RegistrationProfileInput = builder.inputRef<ProfileInput>('RegistrationProfileInput').implement({
  fields: (t) => ({
    familyName: t.string({ required: true }),
    givenName: t.string({ required: true }),
    familyNameKana: t.string({ required: true }),
    givenNameKana: t.string({ required: true }),
    schoolId: t.string({ required: true, defaultValue: '' }),
    otherSchoolName: t.string({ required: true, defaultValue: '' }),
    schoolDepartmentId: t.string({ required: true, defaultValue: '' }),
    otherSchoolDepartmentName: t.string({ required: true, defaultValue: '' }),
    departmentCategory: t.field({ type: DepartmentCategory, description: 'For a department that is not in the list.' }),
    degree: t.field({ type: Degree, description: 'Required; its absence is told beside its field.' }),
    graduationYear: t.int({ required: true }),
    graduationMonth: t.int({ required: true, defaultValue: 3 }),
    phoneNumber: t.string({ required: true }),
  }),
})

const inArgument =
  (name: string) =>
  ({ path, message }: FieldError): FieldError => ({ path: `${name}.${path}`, message })

const pendingIn = (viewer: Viewer, step: 'EMAIL_PENDING' | 'PROFILE_PENDING' | 'PHONE_PENDING') =>
  requireCandidateIn(viewer, [step])

builder.queryField('ownRegistration', (t) =>
  t.field({
    type: OwnRegistration,
    nullable: true,
    description: 'The registration that the student has begun; null for everybody else.',
    resolve: (_, __, { viewer, db, visitorName }) => {
      if (viewer.kind !== 'candidate' || !viewer.pending) return null
      return requireOwnRegistration(db, { ...viewer, pending: viewer.pending }, visitorName())
    },
  }),
)

const RegistrationLinkState = builder.enumType('RegistrationLinkState', {
  values: ['OPEN', 'EXPIRED', 'USED'] as const,
})
const RegistrationLink = builder.objectRef<Link>('RegistrationLink').implement({
  fields: (t) => ({
    state: t.expose('state', { type: RegistrationLinkState }),
    email: t.exposeString('email'),
    needsPassword: t.boolean({
      description: 'Whether this device has to give the password of the registration with the link.',
      resolve: ({ candidateId }, _, { viewer }) => !isRegistrant(viewer, candidateId),
    }),
  }),
})

builder.queryField('registrationLink', (t) =>
  t.field({
    type: RegistrationLink,
    nullable: true,
    description: 'The link of the mail, before it is used; null for a text that is no link of ours.',
    args: { token: t.arg.string({ required: true }) },
    resolve: (_, { token }, { db, oneTimeCodes }) => findRegistrationLink(db, oneTimeCodes, token),
  }),
)

builder.mutationFields((t) => ({
  registerCandidate: t.field({
    type: SignInPass,
    description: 'Answers the same for an address that is registered: its owner gets a mail.',
    args: {
      registration: t.arg({ type: RegistrationInput, required: true }),
      origin: t.arg({ type: RegistrationOriginInput }),
    },
    resolve: async (_, { registration, origin }, { write, requireRate, oneTimeCodes, sealing, visitorName }) => {
      const { email, password, ...consents } = foldFirstStep(registration)
      refuseInvalid(checkFirstStep({ email, password, ...consents }).map(inArgument('registration')))
      await requireRate(registrationLimit)
      const passwordHash = await hashPassword(password)
      const candidateId = await write(async (tx) => {
        const id = await registerCandidate(tx, {
          email,
          passwordHash,
          isEmailVerified: false,
          consents,
          campaign: {
            utm_source: origin?.utmSource ?? '',
            utm_medium: origin?.utmMedium ?? '',
            utm_campaign: origin?.utmCampaign ?? '',
            candidateId: invitingStudent(sealing, origin?.candidateId ?? '') ?? '',
          },
        })
        await requestVerification(tx, {
          candidateId: id,
          purpose: 'REGISTRATION_EMAIL',
          destination: email.toLowerCase(),
          visitor: visitorName(),
        })
        return id
      })
      return { pass: oneTimeCodes.passOf(candidateId, passSeconds) }
    },
  }),
  changeRegistrationEmail: t.boolean({
    args: { email: t.arg.string({ required: true }) },
    resolve: async (_, { email }, { viewer, write, requireRate, visitorName }) => {
      const candidate = pendingIn(viewer, 'EMAIL_PENDING')
      await requireRate(sendingLimit)
      return write((tx) => changeRegistrationEmail(tx, candidate, email, visitorName()))
    },
  }),
  resendVerificationEmail: t.boolean({
    description:
      'A guest brings the pass of a sign-in that was refused with requireEmailVerification, or the link of the last mail.',
    args: { pass: t.arg.string({ required: true, defaultValue: '' }) },
    resolve: async (_, { pass }, { viewer, db, write, requireRate, oneTimeCodes, visitorName }) => {
      const holder =
        candidateOfPass(oneTimeCodes, pass) ?? (await findVerificationOfLink(db, oneTimeCodes, pass))?.candidateId
      const candidateId = holder ?? pendingIn(viewer, 'EMAIL_PENDING').candidateId
      await requireRate(sendingLimit)
      return write((tx) => resendVerificationEmail(tx, candidateId, visitorName()))
    },
  }),
  verifyEmail: t.boolean({
    args: { code: t.arg.string({ required: true }) },
    resolve: async (_, { code }, { viewer, db, write, requireRate, oneTimeCodes }) => {
      const { candidateId } = pendingIn(viewer, 'EMAIL_PENDING')
      await requireRate(codeLimit)
      const proof = await checkCode(db, oneTimeCodes, { candidateId, purpose: 'REGISTRATION_EMAIL', code })
      await write((tx) => verifyEmail(tx, proof))
      return true
    },
  }),
  verifyEmailByLink: t.field({
    type: SignInPass,
    description: 'For the link of the mail; on another device with the password of the registration.',
    args: {
      token: t.arg.string({ required: true }),
      password: t.arg.string({ required: true, defaultValue: '' }),
    },
    resolve: async (_, { token, password }, { viewer, db, write, requireRate, oneTimeCodes }) => {
      await requireRate(codeLimit)
      const proof = await proofOfLink(db, oneTimeCodes, token)
      if (!isRegistrant(viewer, proof.candidateId)) await requireRegistrant(db, proof.candidateId, password)
      const candidateId = await write((tx) => verifyEmail(tx, proof))
      return { pass: oneTimeCodes.passOf(candidateId, passSeconds) }
    },
  }),
  saveRegistrationProfile: t.boolean({
    args: { profile: t.arg({ type: RegistrationProfileInput, required: true }) },
    resolve: async (_, { profile }, { viewer, write, requireRate, visitorName }) => {
      const candidate = pendingIn(viewer, 'PROFILE_PENDING')
      await requireRate(sendingLimit)
      return write((tx) =>
        saveRegistrationProfile(
          tx,
          candidate,
          {
            ...profile,
            departmentCategory: profile.departmentCategory ?? null,
            degree: profile.degree ?? null,
          },
          visitorName(),
        ),
      )
    },
  }),
  resendPhoneCode: t.boolean({
    resolve: async (_, __, { viewer, write, requireRate, visitorName }) => {
      const candidate = pendingIn(viewer, 'PHONE_PENDING')
      await requireRate(sendingLimit)
      return write((tx) => resendPhoneCode(tx, candidate, visitorName()))
    },
  }),
  changeRegistrationPhone: t.boolean({
    args: { phoneNumber: t.arg.string({ required: true }) },
    resolve: async (_, { phoneNumber }, { viewer, write, requireRate, visitorName }) => {
      const candidate = pendingIn(viewer, 'PHONE_PENDING')
      await requireRate(sendingLimit)
      return write((tx) => changeRegistrationPhone(tx, candidate, phoneNumber, visitorName()))
    },
  }),
  verifyPhone: t.boolean({
    args: { code: t.arg.string({ required: true }) },
    resolve: async (_, { code }, { viewer, db, write, requireRate, oneTimeCodes }) => {
      const candidate = pendingIn(viewer, 'PHONE_PENDING')
      await requireRate(codeLimit)
      const { candidateId } = candidate
      const proof = await checkCode(db, oneTimeCodes, { candidateId, purpose: 'REGISTRATION_PHONE', code })
      return write((tx) => verifyPhone(tx, candidate, proof))
    },
  }),
}))
