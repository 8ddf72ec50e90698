import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import type { Context } from '#graphql/context.ts'
import { prepareBlocks } from '#domain/content-block/commands.ts'
import { ContentBlocksInput } from '#domain/content-block/graphql.ts'
import { requireRecruiter, type CompanyViewer } from '#domain/viewer/viewer.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { orRefusal, unlessRefused } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { OwnCompanyPage, readOwnPage } from '../../set-up/graphql.ts'
import {
  updateCompanyContents,
  updateCompanyFigures,
  updateCompanyQuestions,
  updateCompanySelectionCriteria,
  updateCompanyTagline,
  updateCompanyVoices,
  updateCompanyYouthInformation,
} from '../commands.ts'
import { YouthInformationKindEnum } from '../graphql.ts'
import { checkHasText, youthInformationKinds } from '../rules.ts'

const CompanyVoiceInput = builder.inputType('CompanyVoiceInput', {
  fields: (t) => ({
    speaker: t.string({ required: true }),
    body: t.string({ required: true }),
    imageUrl: t.string({ description: 'The address of a picture that the company already has' }),
  }),
})
const CompanyQuestionInput = builder.inputType('CompanyQuestionInput', {
  fields: (t) => ({ question: t.string({ required: true }), answer: t.string({ required: true }) }),
})
const CompanyFigureInput = builder.inputType('CompanyFigureInput', {
  fields: (t) => ({
    label: t.string({ required: true }),
    value: t.string({ required: true }),
    source: t.string({ required: true, defaultValue: '' }),
    asOf: t.field({ type: 'Date' }),
  }),
})
const YouthInformationInput = builder.inputType('YouthInformationInput', {
  fields: (t) => ({
    kind: t.field({ type: YouthInformationKindEnum, required: true }),
    body: t.string({ required: true }),
  }),
})

const save = async ({ viewer, write, db }: Context, act: (tx: Tx, company: CompanyViewer) => Promise<void>) => {
  const company = requireRecruiter(viewer)
  await write((tx) => act(tx, company))
  return readOwnPage(db, company.companyId)
}

builder.mutationFields((t) => {
  const version = t.arg.int({ required: true })
  return {
    updateCompanyTagline: t.field({
      type: OwnCompanyPage,
      args: { tagline: t.arg.string({ required: true }), version },
      resolve: (_, form, context) =>
        save(context, (tx, company) => updateCompanyTagline(tx, company, form.tagline, form.version)),
    }),
    updateCompanyContents: t.field({
      type: OwnCompanyPage,
      args: { contents: t.arg({ type: ContentBlocksInput, required: true }), version },
      resolve: async (_, { contents, version: read }, context) => {
        const { companyId } = requireRecruiter(context.viewer)
        const blocks = await orRefusal(
          prepareBlocks(context.db, context.files, companyId, contents, [checkHasText(contents.texts)]),
        )
        return save(context, (tx, company) => updateCompanyContents(tx, company, unlessRefused(blocks), read))
      },
    }),
    updateCompanyVoices: t.field({
      type: OwnCompanyPage,
      args: {
        voices: t.arg({ type: [CompanyVoiceInput], required: true, ...atMost(fieldLimits.companyVoices) }),
        version,
      },
      resolve: (_, { voices, version: read }, context) => {
        const form = voices.map(({ imageUrl, ...voice }) => ({ ...voice, imageUrl: imageUrl ?? null }))
        return save(context, (tx, company) => updateCompanyVoices(tx, company, form, read))
      },
    }),
    updateCompanyQuestions: t.field({
      type: OwnCompanyPage,
      args: {
        questions: t.arg({ type: [CompanyQuestionInput], required: true, ...atMost(fieldLimits.companyQuestions) }),
        version,
      },
      resolve: (_, form, context) =>
        save(context, (tx, company) => updateCompanyQuestions(tx, company, form.questions, form.version)),
    }),
    updateCompanyFigures: t.field({
      type: OwnCompanyPage,
      args: {
        figures: t.arg({ type: [CompanyFigureInput], required: true, ...atMost(fieldLimits.companyFigures) }),
        version,
      },
      resolve: (_, { figures, version: read }, context) => {
        const form = figures.map(({ asOf, ...figure }) => ({ ...figure, asOf: asOf ?? null }))
        return save(context, (tx, company) => updateCompanyFigures(tx, company, form, read))
      },
    }),
    updateCompanyYouthInformation: t.field({
      type: OwnCompanyPage,
      args: {
        youthInformation: t.arg({
          type: [YouthInformationInput],
          required: true,
          ...atMost(youthInformationKinds.length),
        }),
        version,
      },
      resolve: (_, form, context) =>
        save(context, (tx, company) => updateCompanyYouthInformation(tx, company, form.youthInformation, form.version)),
    }),
    updateCompanySelectionCriteria: t.field({
      type: OwnCompanyPage,
      args: {
        companySelectionCriterionIds: t.arg.idList({ required: true, ...atMost(fieldLimits.companyCriteria) }),
        version,
      },
      resolve: (_, { companySelectionCriterionIds: ids, version: read }, context) =>
        save(context, (tx, company) => updateCompanySelectionCriteria(tx, company, ids, read, context.db)),
    }),
  }
})
