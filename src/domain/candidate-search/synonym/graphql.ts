import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { listSynonyms } from './queries.ts'
import type { Synonyms } from './rules.ts'

const SearchSynonyms = builder.objectRef<Synonyms>('SearchSynonyms').implement({
  description: 'Words that mean the same to a reader: a search for one of them may look for all.',
  fields: (t) => ({ words: t.stringList({ resolve: (words) => [...words] }) }),
})

builder.queryField('searchSynonyms', (t) =>
  t.field({
    type: [SearchSynonyms],
    resolve: (_, __, context) => {
      companyOf(context)
      return listSynonyms(context.db)
    },
  }),
)
