import { builder } from '#graphql/builder.ts'
import { listToldScales, type ToldScale } from './queries.ts'

const ToldScaleType = builder.objectRef<ToldScale>('AssessmentManualScale').implement({
  description: 'How exactly a section, the total or a trait is measured.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    items: t.exposeFloat('items'),
    reliability: t.exposeFloat('reliability'),
    standardError: t.exposeFloat('standardError', { description: 'In items, or percentage points of a trait.' }),
    takers: t.exposeInt('takers', { nullable: true, description: 'Null while fewer than 300 people took it.' }),
  }),
})

builder.queryField('assessmentManual', (t) =>
  t.field({
    type: [ToldScaleType],
    description: 'For everybody. Simulated figures stand in for scales that too few people took.',
    resolve: (_, __, { db }) => listToldScales(db),
  }),
)
