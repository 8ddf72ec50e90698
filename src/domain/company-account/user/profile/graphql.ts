import { encodedUpTo } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import type { Context } from '#graphql/context.ts'
import { CompanyUser } from '#domain/company/graphql.ts'
import type { CompanyUserRow } from '#domain/company/queries.ts'
import { requireCompanyMember, type CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { updateUserPicture, userPictures } from '../picture/commands.ts'
import { pictureAttempts, userPictureLimits, userPictureUrl } from '../picture/rules.ts'
import { updateCompanyUserProfile } from './commands.ts'
import { requireProfile } from './queries.ts'
import type { UserProfile } from './rules.ts'

const pictureOf = ({ pictureFile }: Pick<CompanyUserRow, 'pictureFile'>) => pictureFile && userPictureUrl(pictureFile)

builder.objectFields(CompanyUser, (t) => ({
  picture: t.string({ nullable: true, resolve: pictureOf }),
  messageToStudents: t.exposeString('messageToStudents', { description: 'Shown to students with each scout.' }),
}))

type ProfileRow = Awaited<ReturnType<typeof requireProfile>>

const CompanyUserProfile = builder.objectRef<ProfileRow>('CompanyUserProfile').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    email: t.exposeString('email'),
    picture: t.string({ nullable: true, resolve: pictureOf }),
    familyName: t.exposeString('familyName'),
    givenName: t.exposeString('givenName'),
    familyNameKana: t.exposeString('familyNameKana'),
    givenNameKana: t.exposeString('givenNameKana'),
    department: t.exposeString('department'),
    title: t.exposeString('title'),
    messageToStudents: t.exposeString('messageToStudents'),
  }),
})

const ProfileInput = builder.inputRef<UserProfile>('CompanyUserProfileInput').implement({
  fields: (t) => ({
    familyName: t.string({ required: true }),
    givenName: t.string({ required: true }),
    familyNameKana: t.string({ required: true }),
    givenNameKana: t.string({ required: true }),
    department: t.string({ required: true }),
    title: t.string({ required: true }),
    messageToStudents: t.string({ required: true }),
  }),
})

builder.queryField('ownCompanyUserProfile', (t) =>
  t.field({
    type: CompanyUserProfile,
    resolve: (_, __, { viewer, db }) => requireProfile(db, requireCompanyMember(viewer)),
  }),
)

async function saved({ viewer, db, write }: Context, act: (tx: Tx, company: CompanyViewer) => Promise<void>) {
  const company = requireCompanyMember(viewer)
  await write((tx) => act(tx, company))
  return requireProfile(db, company)
}

// Users with the role VIEWER may change their profile too: the profile is their own.
builder.mutationFields((t) => ({
  updateCompanyUserProfile: t.field({
    type: CompanyUserProfile,
    args: { profile: t.arg({ type: ProfileInput, required: true }) },
    resolve: (_, { profile }, context) =>
      saved(context, (tx, company) => updateCompanyUserProfile(tx, company, profile)),
  }),
  updateCompanyUserPicture: t.field({
    type: CompanyUserProfile,
    args: { encodedImage: t.arg.string({ required: true, ...encodedUpTo(userPictureLimits.maxBytes) }) },
    resolve: async (_, { encodedImage }, context) => {
      requireCompanyMember(context.viewer)
      await context.requireOwnRate(pictureAttempts)
      const pictureFile = await userPictures.store(context.db, context.files, encodedImage)
      return saved(context, (tx, company) => updateUserPicture(tx, company, pictureFile))
    },
  }),
  removeCompanyUserPicture: t.field({
    type: CompanyUserProfile,
    resolve: (_, __, context) => saved(context, (tx, company) => updateUserPicture(tx, company, null)),
  }),
}))
