import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { companyOf, type Context } from '#graphql/context.ts'
import { SearchCandidate } from '#domain/candidate/graphql.ts'
import { candidateId } from '#ground/id.ts'
import { requireCompany, requireRecruiter } from '#domain/viewer/viewer.ts'
import { maxBookmarksAtOnce } from '../rules/limits.ts'
import { addCandidateBookmarks, removeCandidateBookmarks, updateSearchCandidateLastSeenAt } from './commands.ts'
import { listCompanyCandidates } from './queries.ts'

const students = atMost({ label: '学生', max: maxBookmarksAtOnce })

const between = (context: Context) => context.batch(listCompanyCandidates, companyOf(context))

builder.interfaceFields(SearchCandidate, (t) => ({
  bookmarked: t.boolean({
    resolve: ({ id }, _, context) => between(context).read(id, (row) => row?.bookmarkedAt instanceof Date),
  }),
  hasSeen: t.boolean({
    resolve: ({ id }, _, context) => between(context).read(id, (row) => row?.lastSeenAt instanceof Date),
  }),
  isFavorite: t.boolean({
    resolve: ({ id }, _, context) => between(context).read(id, (row) => row?.isFavorite ?? false),
  }),
}))

builder.mutationFields((t) => ({
  addCandidateBookmarks: t.idList({
    args: { ids: t.arg.idList({ required: true, ...students }) },
    resolve: (_, { ids }, { viewer, write }) => write((tx) => addCandidateBookmarks(tx, requireRecruiter(viewer), ids)),
  }),
  removeCandidateBookmarks: t.idList({
    args: { ids: t.arg.idList({ required: true, ...students }) },
    resolve: (_, { ids }, { viewer, write }) =>
      write((tx) => removeCandidateBookmarks(tx, requireRecruiter(viewer), ids)),
  }),
  // Opening a profile changes no data of the company: a user with the role VIEWER leaves a view as well.
  updateSearchCandidateLastSeenAt: t.id({
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { viewer, write }) =>
      write((tx) => updateSearchCandidateLastSeenAt(tx, requireCompany(viewer), candidateId(id))),
  }),
}))
