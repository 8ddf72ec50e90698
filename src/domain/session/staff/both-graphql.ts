import type { BuilderOf } from '#graphql/builder-options.ts'
import type { Enrolment } from '../second-factor/rules.ts'
import type { StaffSignIn } from './act.ts'
import type { StaffDeviceRow } from './device/queries.ts'
import type { StaffPasskeyRow } from './passkey/queries.ts'

export const passwordNote = 'The password may be left out for some minutes after the sign-in.'
const shownOnce = 'In this answer only; null when the same Idempotency-Key asks again.'

/** The types of the sign-in of company users and operators, in the schema of this builder. */
export function staffSignInTypes<Context extends object>(builder: BuilderOf<Context>) {
  const StaffDevice = builder.objectRef<StaffDeviceRow>('StaffDevice').implement({
    description: 'An open session of the viewer.',
    fields: (t) => ({
      id: t.exposeID('id'),
      family: t.string({ resolve: ({ deviceFamily }) => deviceFamily || 'その他の端末' }),
      address: t.exposeString('address', { nullable: true, description: 'The network address of the sign-in.' }),
      secondFactor: t.exposeString('secondFactor', { nullable: true }),
      signedInAt: t.expose('insertedAt', { type: 'DateTime' }),
      lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', description: 'To ten minutes.' }),
      isCurrent: t.exposeBoolean('isCurrent', { description: 'Whether the question comes from this session.' }),
    }),
  })

  const StaffPasskey = builder.objectRef<StaffPasskeyRow>('StaffPasskey').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      isBackedUp: t.exposeBoolean('isBackedUp', { description: 'Whether it is kept by a service as well.' }),
      insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
      lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true }),
    }),
  })

  const StaffTotp = builder.objectRef<NonNullable<StaffSignIn['totp']>>('StaffTotp').implement({
    fields: (t) => ({
      confirmedAt: t.expose('confirmedAt', { type: 'DateTime', nullable: true }),
      recoveryCodesLeft: t.int({ resolve: ({ recoveryCodesLeft }) => recoveryCodesLeft ?? 0 }),
    }),
  })

  const TotpEnrolment = builder.objectRef<Enrolment>('TotpEnrolment').implement({
    fields: (t) => ({
      secret: t.exposeString('secret'),
      qrSize: t.int({ resolve: ({ qr }) => qr.size }),
      qrPath: t.string({ resolve: ({ qr }) => qr.path, description: 'The QR code as the path of an SVG.' }),
    }),
  })

  const RecoveryCodes = builder.objectRef<{ codes: string[] | null }>('RecoveryCodes').implement({
    fields: (t) => ({ codes: t.exposeStringList('codes', { nullable: true, description: shownOnce }) }),
  })

  const StaffSignInType = builder.objectRef<StaffSignIn>('StaffSignIn').implement({
    fields: (t) => ({
      email: t.exposeString('email'),
      hasPassword: t.exposeBoolean('hasPassword'),
      isFresh: t.exposeBoolean('isFresh', { description: 'Whether ways may be changed without the password.' }),
      isFactorRequired: t.exposeBoolean('isFactorRequired'),
      needsLongPassword: t.exposeBoolean('needsLongPassword'),
      totp: t.expose('totp', { type: StaffTotp, nullable: true }),
      enrolment: t.expose('enrolment', {
        type: TotpEnrolment,
        nullable: true,
        description: 'An app that was begun a short while ago, after a fresh sign-in.',
      }),
      passkeys: t.expose('passkeys', { type: [StaffPasskey] }),
    }),
  })

  return { StaffDevice, RecoveryCodes, StaffSignIn: StaffSignInType }
}
