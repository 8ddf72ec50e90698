import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { SearchCandidate } from '#domain/candidate/graphql.ts'
import { orStudentGone } from '#domain/scout-invitation/sent/gone/queries.ts'
import { candidateId } from '#ground/id.ts'
import { askerOf } from '../graphql.ts'
import { candidateLikeness } from './queries.ts'
import { reasonKeys } from './rules.ts'

type Found = Awaited<ReturnType<typeof candidateLikeness>>

const LikenessReasonKey = builder.enumType('LikenessReasonKey', {
  values: Object.fromEntries(reasonKeys.map((key) => [key.toUpperCase(), { value: key }])),
})

const LikenessReason = builder.objectRef<Found['reasons'][number]>('LikenessReason').implement({
  fields: (t) => ({
    key: t.expose('key', { type: LikenessReasonKey }),
    why: t.exposeString('why', { description: 'The rule that made this part of the condition, in words.' }),
    query: t.exposeString('query', { description: 'The part of the condition: short keys and values.' }),
    isChosen: t.exposeBoolean('isChosen'),
    count: t.exposeInt('count', { description: 'Students of the graduation year whom this reason alone finds.' }),
    toggledCount: t.exposeInt('toggledCount', { description: 'Students found with this reason taken out, or added.' }),
  }),
})

const CandidateLikeness = builder.objectRef<Found>('CandidateLikeness').implement({
  fields: (t) => ({
    candidate: t.expose('profile', { type: SearchCandidate }),
    query: t.exposeString('query', { description: 'The condition of the chosen reasons: short keys and values.' }),
    totalCount: t.exposeInt('totalCount'),
    reasons: t.expose('reasons', { type: [LikenessReason] }),
  }),
})

builder.queryField('candidateLikeness', (t) =>
  t.field({
    type: CandidateLikeness,
    description: 'A search for students like one who accepted, as reasons that are stated one by one.',
    args: {
      candidateId: t.arg.id({ required: true }),
      chosen: t.arg({
        type: [LikenessReasonKey],
        ...atMost(reasonKeys.length),
        description: `At most ${reasonKeys.length}. Absent: as many reasons as leave enough students.`,
      }),
    },
    resolve: async (_, { chosen, ...args }, context) => {
      const named = { candidateId: candidateId(args.candidateId) }
      const asker = await askerOf(context)
      const likeness = candidateLikeness(asker, named.candidateId, chosen ?? null)
      return orStudentGone(likeness, context.db, asker.company.companyId, named)
    },
  }),
)
