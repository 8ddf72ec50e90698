import { encodedUpTo } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import type { Context } from '#graphql/context.ts'
import { requireRecruiter } from '#domain/viewer/viewer.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import { checkText } from '#ground/validation/validation.ts'
import { CompanyBasic, savedBy } from '../own/graphql.ts'
import { storeCompanyPicture, updateCompanyCover, updateCompanyLogo, type CoverPicture } from './commands.ts'
import { pictureKinds, type PictureKind } from './rules.ts'

/** Each picture takes up to a second of decoding. */
const pictureAttempts = { name: 'companyPicture', attempts: 60, seconds: 3600 }

async function stored({ viewer, db, files, requireOwnRate }: Context, kind: PictureKind, encodedImage: string) {
  const { companyId } = requireRecruiter(viewer)
  await requireOwnRate(pictureAttempts)
  return storeCompanyPicture(db, files, companyId, kind, encodedImage)
}

builder.mutationFields((t) => {
  const version = t.arg.int({ required: true, description: 'Of the section as it was read; 0 before its first save.' })
  return {
    updateCompanyLogo: t.field({
      type: CompanyBasic,
      args: { version, encodedImage: t.arg.string({ required: true, ...encodedUpTo(pictureKinds.logo.max) }) },
      resolve: async (_, { version: readVersion, encodedImage }, context) => {
        const logoId = await stored(context, 'logo', encodedImage)
        return savedBy(context, (tx, company) => updateCompanyLogo(tx, company, readVersion, logoId))
      },
    }),
    removeCompanyLogo: t.field({
      type: CompanyBasic,
      args: { version },
      resolve: (_, { version: readVersion }, context) =>
        savedBy(context, (tx, company) => updateCompanyLogo(tx, company, readVersion, null)),
    }),
    updateCompanyCover: t.field({
      type: CompanyBasic,
      args: {
        version,
        encodedImage: t.arg.string({
          description: 'Left out, the cover stays; null takes it away.',
          ...encodedUpTo(pictureKinds.cover.max),
        }),
        coverDescription: t.arg.string({ required: true }),
      },
      resolve: async (_, { version: readVersion, encodedImage, coverDescription }, context) => {
        requireRecruiter(context.viewer)
        // Checked before the picture, so that no file is stored for words that are refused.
        refuseInvalid([checkText('coverDescription', coverDescription, fieldLimits.coverDescription)])
        const picture: CoverPicture =
          encodedImage === undefined
            ? 'KEPT'
            : encodedImage === null
              ? 'NONE'
              : { id: await stored(context, 'cover', encodedImage) }
        return savedBy(context, (tx, company) =>
          updateCompanyCover(tx, company, readVersion, picture, coverDescription),
        )
      },
    }),
  }
})
