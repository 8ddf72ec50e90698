import { builder } from '#graphql/builder.ts'
import { Prefecture } from '#domain/lookup/graphql.ts'
import { lookups } from '#domain/lookup/queries.ts'
import { shownPhoneNumber } from '#platform/phone-number.ts'
import { Company } from '../graphql.ts'
import { listCompanyOthers, listCompanyPhones, listCompanyUrls } from './queries.ts'

type Row<List extends (...parameters: never[]) => Promise<Map<string, unknown[]>>> =
  Awaited<ReturnType<List>> extends Map<string, (infer One)[]> ? One : never

const CompanyUrl = builder.objectRef<Row<typeof listCompanyUrls>>('CompanyUrl').implement({
  fields: (t) => ({ label: t.exposeString('label'), url: t.exposeString('url') }),
})
const CompanyPhone = builder.objectRef<Row<typeof listCompanyPhones>>('CompanyPhone').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    label: t.exposeString('label'),
    number: t.exposeString('number', { description: 'E.164' }),
    shownNumber: t.string({
      description: 'As the number is written in Japan: 052-123-4567',
      resolve: ({ number }) => shownPhoneNumber(number),
    }),
  }),
})
const CompanyOther = builder.objectRef<Row<typeof listCompanyOthers>>('CompanyOther').implement({
  fields: (t) => ({ title: t.exposeString('title'), body: t.exposeString('body') }),
})

builder.objectFields(Company, (t) => ({
  kana: t.exposeString('kana'),
  representative: t.exposeString('representative'),
  // Spec silent on amounts above 32 bits: a Float holds every amount of yen exactly.
  capitalYen: t.float({
    nullable: true,
    resolve: ({ capitalYen }) => capitalYen,
  }),
  postalCode: t.exposeString('postalCode', { nullable: true, description: 'Seven digits' }),
  addressLine: t.exposeString('addressLine'),
  building: t.exposeString('building'),
  offices: t.field({
    type: [Prefecture],
    description: 'The prefectures in which the company has offices, beside that of the head office',
    resolve: async ({ officePrefectureIds: ids }, _, { db }) => {
      const { prefectures } = await lookups(db)
      return ids.flatMap((id) => prefectures.get(id) ?? [])
    },
  }),
  urls: t.field({
    type: [CompanyUrl],
    resolve: async ({ id }, _, { batchOpen }) => (await batchOpen(listCompanyUrls).load(id)) ?? [],
  }),
  phones: t.field({
    type: [CompanyPhone],
    resolve: async ({ id }, _, { batchOpen }) => (await batchOpen(listCompanyPhones).load(id)) ?? [],
  }),
  others: t.field({
    type: [CompanyOther],
    resolve: async ({ id }, _, { batchOpen }) => (await batchOpen(listCompanyOthers).load(id)) ?? [],
  }),
}))
