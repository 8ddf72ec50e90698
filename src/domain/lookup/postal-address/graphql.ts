import { builder } from '#graphql/builder.ts'
import { checkPostalCode } from '#ground/validation/company-validation.ts'
import { foldPostalCode } from '#ground/spelling/folding.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import { listPostalAddresses, type PostalAddress as Row } from './queries.ts'

const PostalAddress = builder.objectRef<Row>('PostalAddress').implement({
  fields: (t) => ({
    prefectureId: t.exposeID('prefectureId'),
    prefecture: t.exposeString('prefecture'),
    city: t.exposeString('city'),
    // '' when the code covers a whole city.
    town: t.exposeString('town'),
  }),
})

builder.queryField('postalAddresses', (t) =>
  t.field({
    type: [PostalAddress],
    args: { postalCode: t.arg.string({ required: true }) },
    resolve: (_, args) => {
      const postalCode = foldPostalCode(args.postalCode)
      refuseInvalid([checkPostalCode('postalCode', postalCode)])
      return listPostalAddresses(postalCode)
    },
  }),
)
