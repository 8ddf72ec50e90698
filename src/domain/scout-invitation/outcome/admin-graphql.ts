import { adminBuilder } from '#graphql/admin-builder.ts'
import { mondayOf } from '#ground/time/month.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { listPressedStudents, listSlowCompanies } from '../sending/slowdown/queries.ts'
import { rankOutcomeRecords } from './record/queries.ts'

type Slow = Awaited<ReturnType<typeof listSlowCompanies>>[number]
const SlowCompany = adminBuilder.objectRef<Slow>('SlowCompany').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    displayName: t.exposeString('displayName'),
    answered: t.exposeInt('answered'),
    ended: t.exposeInt('ended'),
    begunAt: t.expose('begunAt', { type: 'DateTime' }),
  }),
})

type Pressed = Awaited<ReturnType<typeof listPressedStudents>>[number]
const PressedStudent = adminBuilder.objectRef<Pressed>('PressedStudent').implement({
  fields: (t) => ({ candidateId: t.exposeID('candidateId'), received: t.exposeInt('received') }),
})

type Ranked = Awaited<ReturnType<typeof rankOutcomeRecords>>[number]
const RankedOutcomeRecord = adminBuilder.objectRef<Ranked>('RankedOutcomeRecord').implement({
  fields: (t) => ({
    companyId: t.exposeID('id'),
    displayName: t.exposeString('displayName'),
    total: t.exposeInt('total'),
    inTime: t.exposeInt('inTime'),
  }),
})

adminBuilder.queryFields((t) => ({
  slowCompanies: t.field({
    type: [SlowCompany],
    description: 'The companies that send slowly, the lowest share of answers first.',
    resolve: (_, __, { db }) => listSlowCompanies(db),
  }),
  pressedStudents: t.field({
    type: [PressedStudent],
    description: 'Students above eight scouts in this week, by their id alone.',
    resolve: (_, __, { db }) => listPressedStudents(db, mondayOf(tokyoToday())),
  }),
  outcomeRecords: t.field({
    type: [RankedOutcomeRecord],
    description: 'The companies that leave most accepted students without an outcome, the worst first.',
    resolve: (_, __, { db }) => rankOutcomeRecords(db),
  }),
}))
