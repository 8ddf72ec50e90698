import { builder } from '#graphql/builder.ts'
import { relayedIds } from '#graphql/relayed-ids.ts'
import { requireVisibleId } from '#domain/candidate/queries.ts'
import { CompanyUser } from '#domain/company/graphql.ts'
import { findWriters } from '#domain/scout-invitation/thread/queries.ts'
import { requireCompany } from '#domain/viewer/viewer.ts'
import { candidateId } from '#ground/id.ts'
import { askerOf, SearchCandidateCondition } from '../graphql.ts'
import { keepTriagePlace, readingChannel, tellCandidateReading, type CandidateReading } from './commands.ts'
import { findTriagePlace } from './queries.ts'

type Place = NonNullable<Awaited<ReturnType<typeof findTriagePlace>>>

const TriagePlace = builder.objectRef<Place>('TriagePlace').implement({
  fields: (t) => ({
    candidateId: t.exposeID('candidateId'),
    position: t.exposeInt('position', { description: 'Counted from 1.' }),
    keptAt: t.expose('keptAt', { type: 'DateTime' }),
  }),
})

builder.queryField('triagePlace', (t) =>
  t.field({
    type: TriagePlace,
    nullable: true,
    description: 'Where the viewer stopped reading the students of a search one by one.',
    args: { condition: t.arg({ type: SearchCandidateCondition, required: true }) },
    resolve: async (_, { condition }, context) => findTriagePlace(await askerOf(context), condition),
  }),
)

// Where one stands and whom one reads changes no data of the company: a user with the role VIEWER says it as well.
builder.mutationFields((t) => ({
  keepTriagePlace: t.id({
    args: {
      condition: t.arg({ type: SearchCandidateCondition, required: true }),
      candidateId: t.arg.id({ required: true }),
      position: t.arg.int({ required: true }),
    },
    resolve: (_, { condition, position, ...args }, { viewer, write }) =>
      write((tx) =>
        keepTriagePlace(tx, requireCompany(viewer), {
          condition,
          position,
          candidateId: candidateId(args.candidateId),
        }),
      ),
  }),
  tellCandidateReading: t.id({
    description: 'Says to the colleagues who have the student open that this one reads the student too.',
    args: { candidateId: t.arg.id({ required: true }) },
    resolve: (_, args, { viewer, write }) =>
      write((tx) => tellCandidateReading(tx, requireCompany(viewer), candidateId(args.candidateId))),
  }),
}))

builder.subscriptionField('colleagueReading', (t) =>
  t.field({
    type: CompanyUser,
    nullable: true,
    description: 'A colleague who reads this student at the moment; said again while the reading goes on.',
    args: { candidateId: t.arg.id({ required: true }) },
    subscribe: async (_, args, { relay, viewer, db }) => {
      const { companyId, companyUserId } = requireCompany(viewer)
      const watched = await requireVisibleId(db, companyId, candidateId(args.candidateId))
      return relayedIds(relay, readingChannel, (payload) => {
        const reading = JSON.parse(payload) as CandidateReading
        const isHere = reading.companyId === companyId && reading.candidateId === watched
        return isHere && reading.companyUserId !== companyUserId ? reading.companyUserId : null
      })
    },
    resolve: async (id, _, { batchOpen }) => (await batchOpen(findWriters).load(id)) ?? null,
  }),
)
