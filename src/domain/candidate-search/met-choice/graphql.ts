import { builder } from '#graphql/builder.ts'
import { SearchCandidateEdge, SearchCandidateUnsetFilter } from '../graphql.ts'
import { metChoices, unsetOf, type MetChoices } from './rules.ts'

const MetChoicesRef = builder.objectRef<MetChoices>('MetChoices').implement({
  description: 'The choices of one filter that a student meets.',
  fields: (t) => ({ key: t.exposeString('key'), values: t.exposeStringList('values') }),
})

builder.objectFields(SearchCandidateEdge, (t) => ({
  metChoices: t.field({
    type: [MetChoicesRef],
    description: 'Of the search’s filters with several choices: what the condition does not say already.',
    resolve: ({ profile, condition }) => (condition ? metChoices(profile, condition) : []),
  }),
  unsetFilters: t.field({
    type: [SearchCandidateUnsetFilter],
    description: 'The filters that found the student although the student left them empty.',
    resolve: ({ profile, condition }) => (condition ? unsetOf(profile, condition) : []),
  }),
}))
