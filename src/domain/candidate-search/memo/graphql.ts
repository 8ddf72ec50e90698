import { Repeater, SlidingBuffer } from 'graphql-yoga'
import { builder } from '#graphql/builder.ts'
import { companyOf, type Context } from '#graphql/context.ts'
import { SearchCandidate } from '#domain/candidate/graphql.ts'
import { CompanyUser } from '#domain/company/graphql.ts'
import { candidateId, type OfRow } from '#ground/id.ts'
import { requireRecruiter } from '#domain/viewer/viewer.ts'
import { listCompanyCandidates } from '../company-candidate/queries.ts'
import { memoChannel, updateSearchCandidateMemo, type MemoChange } from './commands.ts'
import { listMemos, memoOf, requireMemo, visibleMemo, type SearchCandidateMemo as Memo } from './queries.ts'

const SearchCandidateMemo = builder.objectRef<Memo>('SearchCandidateMemo').implement({
  fields: (t) => ({
    candidateId: t.exposeID('candidateId'),
    text: t.exposeString('text'),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', nullable: true }),
    companyUser: t.expose('companyUser', { type: CompanyUser, nullable: true }),
  }),
})

builder.interfaceField(SearchCandidate, 'memo', (t) =>
  t.field({
    type: SearchCandidateMemo,
    resolve: async ({ id }, _, context) =>
      memoOf(id, await context.batch(listCompanyCandidates, companyOf(context)).load(id)),
  }),
)

builder.mutationField('updateSearchCandidateMemo', (t) =>
  t.field({
    type: SearchCandidateMemo,
    args: {
      id: t.arg.id({ required: true }),
      text: t.arg.string({ required: true }),
      lastReadUpdatedAt: t.arg({ type: 'DateTime' }),
    },
    resolve: async (_, { id, text, lastReadUpdatedAt }, { viewer, write, db }) => {
      const company = requireRecruiter(viewer)
      const saved = await write((tx) =>
        updateSearchCandidateMemo(tx, company, candidateId(id), text, lastReadUpdatedAt),
      )
      return requireMemo(db, company.companyId, saved)
    },
  }),
)

builder.subscriptionField('searchCandidateMemo', (t) =>
  t.field({
    type: SearchCandidateMemo,
    args: { candidateId: t.arg.id({ required: true }) },
    subscribe: async (_, args, context) => {
      const { candidateId: watched } = await requireMemo(context.db, companyOf(context), candidateId(args.candidateId))
      return memoChanges(context, watched)
    },
    // Reads the memo with the subscriber's own company: the message itself proves nothing. One read serves all
    // subscribers to the same change.
    resolve: (watched, _, context) => context.batch(listMemos, companyOf(context)).read(watched, visibleMemo),
  }),
)

function memoChanges(context: Context, watched: OfRow<'candidate'>) {
  const companyId = companyOf(context)
  return new Repeater<OfRow<'candidate'>>(async (push, stop) => {
    const unsubscribe = context.relay.subscribe(memoChannel, (payload) => {
      const change = JSON.parse(payload) as MemoChange
      if (change.companyId === companyId && change.candidateId === watched) void push(watched)
    })
    await stop
    unsubscribe()
    // A message only says that the memo changed, so one waiting message is enough.
  }, new SlidingBuffer(1))
}
