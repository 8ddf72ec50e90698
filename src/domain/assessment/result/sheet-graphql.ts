import { builder } from '#graphql/builder.ts'
import { AssessmentKindEnum } from '../sitting/graphql.ts'
import type { ResultSheet, SectionResult, TraitResult } from './sheet.ts'

const AssessmentSectionResult = builder.objectRef<SectionResult>('AssessmentSectionResult').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    achieved: t.exposeInt('achieved'),
    achievable: t.exposeInt('achievable'),
    band: t.exposeInt('band', { description: '1 to 5.' }),
    low: t.exposeInt('low', { description: 'The lowest score that the error leaves open.' }),
    high: t.exposeInt('high'),
    cuts: t.floatList({ description: 'The shares at which bands 2 to 5 begin.', resolve: ({ cuts }) => [...cuts] }),
    note: t.exposeString('note'),
  }),
})

const AssessmentTotal = builder.objectRef<NonNullable<ResultSheet['total']>>('AssessmentTotal').implement({
  fields: (t) => ({
    achieved: t.exposeInt('achieved'),
    achievable: t.exposeInt('achievable'),
    band: t.exposeInt('band'),
  }),
})

const AssessmentTraitResult = builder.objectRef<TraitResult>('AssessmentTraitResult').implement({
  fields: (t) => ({
    traitId: t.exposeID('traitId'),
    leftLabel: t.exposeString('leftLabel'),
    rightLabel: t.exposeString('rightLabel'),
    percentage: t.exposeInt('percentage', { description: '0 is the left statement, 100 the right one.' }),
    low: t.exposeInt('low', { description: 'Where the soft zone around the percentage begins.' }),
    high: t.exposeInt('high'),
    text: t.exposeString('text'),
  }),
})

/** The content of a result. Shown to its owner, and to anybody with a certificate. */
export const AssessmentSheet = builder.objectRef<ResultSheet>('AssessmentSheet').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: AssessmentKindEnum }),
    takenOn: t.expose('takenOn', { type: 'Date' }),
    isReference: t.exposeBoolean('isReference', { description: 'Whether the bands wait for a norm.' }),
    sections: t.expose('sections', { type: [AssessmentSectionResult] }),
    total: t.expose('total', { type: AssessmentTotal, nullable: true }),
    traits: t.expose('traits', { type: [AssessmentTraitResult] }),
  }),
})
