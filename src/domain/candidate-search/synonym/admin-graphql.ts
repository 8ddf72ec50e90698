import { adminBuilder } from '#graphql/admin-builder.ts'
import { textUpTo } from '#graphql/at-most.ts'
import { readRevision } from '#platform/database/revision.ts'
import { updateSearchSynonyms } from './commands.ts'
import { readSynonymList } from './queries.ts'
import { synonymLimits, textOfSynonyms } from './rules.ts'

type SynonymList = Awaited<ReturnType<typeof readSynonymList>>

const SearchSynonymList = adminBuilder.objectRef<SynonymList>('SearchSynonymList').implement({
  description: 'Words that mean the same to a recruiter.',
  fields: (t) => ({
    text: t.string({
      description: 'One group a line, with = between its words.',
      resolve: ({ groups }) => textOfSynonyms(groups),
    }),
    groupCount: t.int({ resolve: ({ groups }) => groups.length }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    revision: t.exposeString('revision'),
  }),
})

adminBuilder.queryField('searchSynonymList', (t) =>
  t.field({ type: SearchSynonymList, resolve: (_, __, { db }) => readSynonymList(db) }),
)

adminBuilder.mutationField('updateSearchSynonyms', (t) =>
  t.field({
    type: SearchSynonymList,
    args: {
      text: t.arg.string({ required: true, ...textUpTo(synonymLimits.letters) }),
      revision: t.arg.string(readRevision),
    },
    resolve: async (_, { text, revision }, { viewer, write, db }) => {
      await write((tx) => updateSearchSynonyms(tx, viewer, { text, revision }))
      return readSynonymList(db)
    },
  }),
)
