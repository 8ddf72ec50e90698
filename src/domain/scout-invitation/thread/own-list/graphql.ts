import { builder } from '#graphql/builder.ts'
import { CandidateViewer } from '#domain/session/graphql.ts'
import { ownerOf } from '../../graphql.ts'
import { countedWords, ThreadWithCompany } from '../graphql.ts'
import { findOwnThreads, type ThreadRow } from '../queries.ts'
import { countUnreadThreads, listOwnThreads } from './queries.ts'

const ThreadWithCompanyConnection = builder
  .objectRef<{ rows: ThreadRow[]; totalCount: number }>('ThreadWithCompanyConnection')
  .implement({
    fields: (t) => ({
      totalCount: t.exposeInt('totalCount'),
      nodes: t.expose('rows', { type: [ThreadWithCompany] }),
    }),
  })

builder.queryField('threads', (t) =>
  t.field({
    type: ThreadWithCompanyConnection,
    description: 'The student’s own threads, the one written to last at the top.',
    args: {
      text: t.arg.string({ description: 'Words of a message, or the name of a company.' }),
      first: t.arg.int({ defaultValue: 20 }),
      offset: t.arg.int({ defaultValue: 0 }),
    },
    resolve: async (_, { text, first, offset }, context) => {
      const owner = ownerOf(context)
      const { ids, totalCount } = await listOwnThreads(context.db, owner, {
        words: await countedWords(context, text),
        first: first ?? 20,
        offset: offset ?? 0,
      })
      const rows = await Promise.all(ids.map((id) => context.batch(findOwnThreads, owner).load(id)))
      return { rows: rows.filter((row) => row !== undefined), totalCount }
    },
  }),
)

builder.objectField(CandidateViewer, 'unreadThreadCount', (t) =>
  t.int({
    description: 'Threads with messages that the student has not read.',
    resolve: async ({ candidateId, pending }, _, { batchOpen }) =>
      pending ? 0 : ((await batchOpen(countUnreadThreads).load(candidateId)) ?? 0),
  }),
)
