import { encodedUpTo } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { findImages } from '#domain/content-block/image/queries.ts'
import { imageLimits } from '#domain/content-block/image/rules.ts'
import { requireRecruiter } from '#domain/viewer/viewer.ts'
import { Refusal } from '#ground/refusal.ts'
import { CompanyImage } from '../graphql.ts'
import { addCompanyImage, storeCompanyImage } from './commands.ts'

builder.mutationField('addCompanyImage', (t) =>
  t.field({
    type: CompanyImage,
    description: 'Stores a picture that a block will show. Unless something shows it within a day, it is removed.',
    args: {
      image: t.arg.string({
        required: true,
        description: 'JPEG, PNG or WebP in base64, bare or as a data URL',
        ...encodedUpTo(imageLimits.maxBytes),
      }),
    },
    resolve: async (_, { image }, { viewer, write, db, files, requireOwnRate }) => {
      const company = requireRecruiter(viewer)
      await requireOwnRate(imageAttempts)
      const stored = await storeCompanyImage(db, files, company.companyId, image)
      const id = await write((tx) => addCompanyImage(tx, company, stored))
      const row = (await findImages(db, [id])).get(id)
      if (!row) throw new Refusal('not_found')
      return row
    },
  }),
)

/** Each takes up to a second of decoding. */
const imageAttempts = { name: 'company_image', attempts: 300, seconds: 3600 }
