import { encodedUpTo } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { requireProfileOwner } from '#domain/viewer/viewer.ts'
import { OwnProfile } from '../own-profile/graphql.ts'
import { saved } from '../profile/graphql.ts'
import { pictures, removePicture, updatePicture } from './commands.ts'
import { pictureLimits, pictureUrl } from './rules.ts'

builder.objectField(OwnProfile, 'picture', (t) =>
  t.string({ nullable: true, resolve: ({ pictureFile }) => pictureFile && pictureUrl(pictureFile) }),
)

builder.mutationFields((t) => ({
  updatePicture: t.field({
    type: OwnProfile,
    args: { encodedImage: t.arg.string({ required: true, ...encodedUpTo(pictureLimits.maxBytes) }) },
    resolve: async (_, { encodedImage }, context) => {
      requireProfileOwner(context.viewer)
      await context.requireOwnRate(pictureAttempts)
      const pictureFile = await pictures.store(context.db, context.files, encodedImage)
      return saved(context, (tx, candidate) => updatePicture(tx, candidate, pictureFile))
    },
  }),
  removePicture: t.field({
    type: OwnProfile,
    resolve: (_, __, context) => saved(context, removePicture),
  }),
}))

/** Each takes up to a second of decoding. */
const pictureAttempts = { name: 'picture', attempts: 30, seconds: 3600 }
