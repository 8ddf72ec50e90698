import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { SearchCandidate } from '#domain/candidate/graphql.ts'
import { CompanyUser } from '#domain/company/graphql.ts'
import { requireCompany, requireRecruiter } from '#domain/viewer/viewer.ts'
import { maxBookmarksAtOnce } from '../rules/limits.ts'
import { passOverCandidates, takeBackPassedOverCandidates } from './commands.ts'
import { listPassedOver, type PassedOver as Row } from './queries.ts'

const students = atMost({ label: '学生', max: maxBookmarksAtOnce })

const PassedOver = builder.objectRef<Row>('PassedOver').implement({
  fields: (t) => ({
    isForTeam: t.exposeBoolean('isForTeam'),
    passedOverAt: t.expose('passedOverAt', { type: 'DateTime' }),
    companyUser: t.expose('companyUser', { type: CompanyUser }),
  }),
})

builder.interfaceField(SearchCandidate, 'passedOver', (t) =>
  t.field({
    type: [PassedOver],
    description: 'The team’s passing over, and the viewer’s own: two at most.',
    resolve: ({ id }, _, context) =>
      context.batch(listPassedOver, requireCompany(context.viewer)).read(id, (rows) => rows ?? []),
  }),
)

builder.mutationFields((t) => ({
  passOverCandidates: t.idList({
    description: 'Leaves the students out of the searches of the viewer, or of the whole team.',
    args: {
      ids: t.arg.idList({ required: true, ...students }),
      isForTeam: t.arg.boolean({ required: true, defaultValue: false }),
    },
    resolve: (_, { ids, isForTeam }, { viewer, write }) =>
      write((tx) => passOverCandidates(tx, requireRecruiter(viewer), ids, isForTeam)),
  }),
  takeBackPassedOverCandidates: t.idList({
    args: {
      ids: t.arg.idList({ required: true, ...students }),
      isForTeam: t.arg.boolean({ required: true, defaultValue: false }),
    },
    resolve: (_, { ids, isForTeam }, { viewer, write }) =>
      write((tx) => takeBackPassedOverCandidates(tx, requireRecruiter(viewer), ids, isForTeam)),
  }),
}))
