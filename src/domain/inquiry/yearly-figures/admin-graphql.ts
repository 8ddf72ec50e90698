import { adminBuilder } from '#graphql/admin-builder.ts'
import { Refusal } from '#ground/refusal.ts'
import { csvRows, csvStart } from '#platform/documents/csv.ts'
import { countFigures } from './queries.ts'
import { toldText } from '#ground/few-people.ts'
import {
  cellText,
  monthsOf,
  reportDay,
  sheetOf,
  toldFigures,
  yearsUntil,
  type FigureRow,
  type Figures,
} from './rules.ts'

type Year = { year: number; figures: Figures }

const OnDay = adminBuilder.objectRef<NonNullable<Figures['onDay']>[number]>('FigureOnDay').implement({
  fields: (t) => ({ label: t.exposeString('label'), told: t.string({ resolve: ({ count }) => toldText(count) }) }),
})
const Row = adminBuilder.objectRef<FigureRow>('FigureRow').implement({
  description: 'The cells are those of the months; the cell of a month that is not over is empty.',
  fields: (t) => ({
    label: t.exposeString('label'),
    cells: t.stringList({ resolve: ({ cells }) => cells.map(cellText) }),
    total: t.string({ resolve: ({ total }) => toldText(total) }),
    medianDays: t.exposeFloat('medianDays', { nullable: true }),
  }),
})

const YearlyFigures = adminBuilder.objectRef<Year>('YearlyFigures').implement({
  fields: (t) => ({
    year: t.exposeInt('year'),
    years: t.intList({ resolve: () => yearsUntil(new Date()) }),
    day: t.field({ type: 'Date', resolve: ({ year }) => reportDay(year) }),
    months: t.stringList({ resolve: ({ year }) => monthsOf(year) }),
    onDay: t.field({ type: [OnDay], nullable: true, resolve: ({ figures }) => figures.onDay }),
    flows: t.field({ type: [Row], resolve: ({ figures }) => figures.flows }),
    complaints: t.field({ type: [Row], resolve: ({ figures }) => figures.complaints }),
    file: t.string({
      description: 'The spreadsheet as base64 (CSV, UTF-8 with its mark).',
      resolve: ({ figures, year }) =>
        Buffer.concat([csvStart('UTF_8'), csvRows(sheetOf(figures, year), 'UTF_8').bytes]).toString('base64'),
    }),
  }),
})

adminBuilder.queryField('yearlyFigures', (t) =>
  t.field({
    type: YearlyFigures,
    description: 'The figures of a business year (April to March), without numbers below ten people.',
    args: { year: t.arg.int() },
    resolve: async (_, { year: choice }, { db }) => {
      const now = new Date()
      const years = yearsUntil(now)
      const year = choice ?? years[0] ?? 0
      if (!years.includes(year)) throw new Refusal('not_found')
      return { year, figures: toldFigures(await countFigures(db, year, now), year, now) }
    },
  }),
)
