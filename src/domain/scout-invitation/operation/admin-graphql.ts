import { adminBuilder } from '#graphql/admin-builder.ts'
import { Company } from '#domain/company/admin-graphql.ts'
import { countScoutsOfCompanies, type ScoutFiguresRow } from './queries.ts'

type Figures = Omit<ScoutFiguresRow, 'companyId'>
const none: Figures = {
  sent: 0,
  waiting: 0,
  accepted: 0,
  declined: 0,
  expired: 0,
  hired: 0,
  sentLately: 0,
  answeredLately: 0,
  lastSentAt: null,
}

const ScoutFigures = adminBuilder.objectRef<Figures>('ScoutFigures').implement({
  fields: (t) => ({
    sent: t.exposeInt('sent'),
    waiting: t.exposeInt('waiting'),
    accepted: t.exposeInt('accepted', { description: 'Hired students included.' }),
    declined: t.exposeInt('declined'),
    expired: t.exposeInt('expired'),
    hired: t.exposeInt('hired'),
    sentLately: t.exposeInt('sentLately', { description: 'In the last 30 days.' }),
    answeredLately: t.exposeInt('answeredLately', { description: 'In the last 30 days.' }),
    lastSentAt: t.expose('lastSentAt', { type: 'DateTime', nullable: true }),
  }),
})

adminBuilder.objectField(Company, 'scoutFigures', (t) =>
  t.field({
    type: ScoutFigures,
    resolve: async ({ id }, _, { batchOpen }) => (await batchOpen(countScoutsOfCompanies).load(id)) ?? none,
  }),
)
