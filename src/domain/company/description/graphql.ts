import { builder } from '#graphql/builder.ts'
import { ContentBlock } from '#domain/content-block/graphql.ts'
import { Company, CompanyImage } from '../graphql.ts'
import {
  listCompanyContents,
  listCompanyQuestions,
  listCompanyVoices,
  listShownFigures,
  listYouthInformation,
} from './queries.ts'
import { youthInformationKinds, youthInformationLabels, type CompanyFigure } from './rules.ts'

type Row<List extends (...parameters: never[]) => Promise<Map<string, unknown[]>>> =
  Awaited<ReturnType<List>> extends Map<string, (infer One)[]> ? One : never

const CompanyVoice = builder.objectRef<Row<typeof listCompanyVoices>>('CompanyVoice').implement({
  fields: (t) => ({
    speaker: t.exposeString('speaker', { description: 'Such as 営業職・入社3年目' }),
    body: t.exposeString('body'),
    image: t.field({
      type: CompanyImage,
      nullable: true,
      resolve: ({ companyId, imageId: id, width, height }) =>
        id === null || width === null || height === null
          ? null
          : { companyId, id, width, height, insertedAt: new Date(0) },
    }),
  }),
})
const CompanyQuestion = builder.objectRef<Row<typeof listCompanyQuestions>>('CompanyQuestion').implement({
  fields: (t) => ({ question: t.exposeString('question'), answer: t.exposeString('answer') }),
})
export const CompanyFigureRef = builder.objectRef<CompanyFigure>('CompanyFigure').implement({
  fields: (t) => ({
    label: t.exposeString('label'),
    value: t.exposeString('value'),
    source: t.exposeString('source'),
    asOf: t.expose('asOf', { type: 'Date', nullable: true }),
  }),
})
export const YouthInformationKindEnum = builder.enumType('YouthInformationKind', { values: youthInformationKinds })
const YouthInformation = builder.objectRef<Row<typeof listYouthInformation>>('YouthInformation').implement({
  fields: (t) => ({
    kind: t.field({ type: YouthInformationKindEnum, resolve: ({ kind }) => kind }),
    label: t.string({ resolve: ({ kind }) => youthInformationLabels[kind] }),
    body: t.exposeString('body'),
  }),
})

builder.objectFields(Company, (t) => ({
  contents: t.field({
    type: [ContentBlock],
    resolve: async ({ id }, _, { batchOpen }) => (await batchOpen(listCompanyContents).load(id)) ?? [],
  }),
  voices: t.field({
    type: [CompanyVoice],
    resolve: async ({ id }, _, { batchOpen }) => (await batchOpen(listCompanyVoices).load(id)) ?? [],
  }),
  questions: t.field({
    type: [CompanyQuestion],
    resolve: async ({ id }, _, { batchOpen }) => (await batchOpen(listCompanyQuestions).load(id)) ?? [],
  }),
  figures: t.field({
    type: [CompanyFigureRef],
    description: 'Only numbers with a source and a date',
    resolve: async ({ id }, _, { batchOpen }) => (await batchOpen(listShownFigures).load(id)) ?? [],
  }),
  youthInformation: t.field({
    type: [YouthInformation],
    resolve: async ({ id }, _, { batchOpen }) => {
      const rows = (await batchOpen(listYouthInformation).load(id)) ?? []
      return youthInformationKinds.flatMap((kind) => rows.filter((row) => row.kind === kind))
    },
  }),
}))
