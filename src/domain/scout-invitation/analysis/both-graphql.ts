import type { BuilderOf } from '#graphql/builder-options.ts'
import type { Analysis, AnalysisRow, ReadDays, ReadRow } from './rules.ts'

/** The types of an analysis, in the schema of this builder. */
export function analysisTypes<Context extends object>(builder: BuilderOf<Context>) {
  const Row = builder.objectRef<AnalysisRow & Partial<ReadRow>>('ScoutAnalysisRow').implement({
    description: 'Scouts that left in a period, and how many of them came how far, whenever that was.',
    fields: (t) => ({
      key: t.exposeString('key', { description: 'Of a cell of a week: 24 × the weekday from Sunday + the hour.' }),
      label: t.exposeString('label'),
      opening: t.exposeString('opening', { nullable: true, description: 'The first words of a text.' }),
      sent: t.exposeInt('sent'),
      accepted: t.exposeInt('accepted', { description: 'Those that ended later too.' }),
      met: t.exposeInt('met', { description: 'The student came to a date.' }),
      told: t.exposeInt('told', { description: 'The student heard of an outcome.' }),
      goesOn: t.exposeInt('goesOn', { description: 'Of the told ones, those that go on.' }),
      hired: t.exposeInt('hired'),
      answered: t.exposeInt('answered', { description: 'With a yes or a no.' }),
      lowerDays: t.exposeFloat('lowerDays', {
        nullable: true,
        description: 'A quarter of the answers came within so many days.',
      }),
      medianDays: t.exposeFloat('medianDays', { nullable: true }),
      upperDays: t.exposeFloat('upperDays', { nullable: true }),
      readRate: t.int({
        nullable: true,
        description:
          'Of a hundred scouts of the closed quarter, in steps of ten; null where it would tell about a student.',
        resolve: ({ readRate }) => readRate ?? null,
      }),
    }),
  })
  const ReadDaysType = builder.objectRef<ReadDays>('ScoutReadDays').implement({
    description: 'The first and the last day of the closed quarter.',
    fields: (t) => ({ from: t.expose('from', { type: 'Date' }), to: t.expose('to', { type: 'Date' }) }),
  })
  const ScoutAnalysis = builder.objectRef<Analysis>('ScoutAnalysis').implement({
    fields: (t) => ({
      total: t.expose('total', { type: Row }),
      rows: t.field({
        type: [Row],
        description: 'Those with most scouts first; the cells of a week in order.',
        resolve: ({ rows }) => [...rows],
      }),
      readDays: t.expose('readDays', { type: ReadDaysType, nullable: true }),
      isCut: t.exposeBoolean('isCut', { description: 'There are more rows than are told.' }),
    }),
  })
  return { ScoutAnalysis }
}
