import { builder } from '#graphql/builder.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { requireCompany, type CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'
import { updateReasonFiguresShown } from './commands.ts'
import { isReasonFiguresOff, readReasonFigures } from './queries.ts'
import { decidedDays, type ReasonFigures, type ReasonRow } from './rules.ts'

const Row = builder.objectRef<ReasonRow>('ReasonFigure').implement({
  description: 'Scouts whose reasons are alike in one part.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'The part and its value, as in a row of the analysis.' }),
    sent: t.exposeInt('sent'),
    accepted: t.exposeInt('accepted'),
  }),
})

type Shown = ReasonFigures & { isShown: boolean; from: string; to: string }

const Figures = builder.objectRef<Shown>('ReasonFigures').implement({
  description: 'How the company’s reasons were answered, of a year whose scouts nobody can answer any more.',
  fields: (t) => ({
    isShown: t.exposeBoolean('isShown', { description: 'False once this person has switched them off: without rows.' }),
    from: t.expose('from', { type: 'Date' }),
    to: t.expose('to', { type: 'Date' }),
    sent: t.int({ resolve: ({ total }) => total.sent }),
    accepted: t.int({ resolve: ({ total }) => total.accepted }),
    rows: t.field({ type: [Row], resolve: ({ rows }) => [...rows] }),
  }),
})

const none: ReasonFigures = { total: { sent: 0, accepted: 0 }, rows: [] }

async function readShown(db: Db, company: CompanyViewer): Promise<Shown> {
  const days = decidedDays(tokyoToday())
  if (await isReasonFiguresOff(db, company)) return { ...none, ...days, isShown: false }
  return { ...(await readReasonFigures(db, company.companyId)), ...days, isShown: true }
}

builder.queryField('reasonFigures', (t) =>
  t.field({ type: Figures, resolve: (_, __, { db, viewer }) => readShown(db, requireCompany(viewer)) }),
)

builder.mutationField('updateReasonFiguresShown', (t) =>
  t.field({
    type: Figures,
    description: 'Shows the figures to this person, or no more.',
    args: { isShown: t.arg.boolean({ required: true }) },
    resolve: async (_, { isShown }, { db, viewer, write }) => {
      const company = requireCompany(viewer)
      await write((tx) => updateReasonFiguresShown(tx, company, isShown))
      return readShown(db, company)
    },
  }),
)
