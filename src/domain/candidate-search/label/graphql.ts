import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { SearchCandidate } from '#domain/candidate/graphql.ts'
import { candidateId, searchCandidateLabelId } from '#ground/id.ts'
import { requireCompany, requireRecruiter } from '#domain/viewer/viewer.ts'
import { listCompanyCandidates } from '../company-candidate/queries.ts'
import { requireVisibleCandidate } from '../queries.ts'
import {
  attachSearchCandidateLabels,
  createSearchCandidateLabel,
  deleteSearchCandidateLabel,
  detachSearchCandidateLabel,
  detachSearchCandidateLabels,
  updateSearchCandidateLabel,
} from './commands.ts'
import { maxLabelledAtOnce } from '../rules/limits.ts'
import {
  countLabelledCandidates,
  listSearchCandidateLabels,
  requireSearchCandidateLabel,
  type SearchCandidateLabelRow,
} from './queries.ts'

const students = atMost({ label: '学生', max: maxLabelledAtOnce })

const SearchCandidateLabel = builder
  .objectRef<Pick<SearchCandidateLabelRow, 'id' | 'text'>>('SearchCandidateLabel')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      text: t.exposeString('text'),
      candidateCount: t.int({
        description: 'Students whom a search by it finds.',
        resolve: ({ id }, _, context) =>
          context.searchBatch(countLabelledCandidates, requireCompany(context.viewer)).read(id, (count) => count ?? 0),
      }),
    }),
  })

const SearchCandidateLabelEdge = builder.objectRef<SearchCandidateLabelRow>('SearchCandidateLabelEdge').implement({
  fields: (t) => ({ node: t.field({ type: SearchCandidateLabel, resolve: (label) => label }) }),
})

const SearchCandidateLabelConnection = builder
  .objectRef<{ labels: SearchCandidateLabelRow[]; first: number }>('SearchCandidateLabelConnection')
  .implement({
    fields: (t) => ({
      totalCount: t.int({ resolve: ({ labels }) => labels.length }),
      edges: t.field({
        type: [SearchCandidateLabelEdge],
        resolve: ({ labels, first }) => labels.slice(0, Math.max(0, first)),
      }),
    }),
  })

builder.interfaceField(SearchCandidate, 'labels', (t) =>
  t.field({
    type: [SearchCandidateLabel],
    resolve: ({ id }, _, context) =>
      context.batch(listCompanyCandidates, companyOf(context)).read(id, (row) => row?.labels ?? []),
  }),
)

builder.queryField('searchCandidateLabels', (t) =>
  t.field({
    type: SearchCandidateLabelConnection,
    args: { first: t.arg.int({ defaultValue: 9999 }) },
    resolve: async (_, { first }, context) => ({
      labels: await listSearchCandidateLabels(context.db, companyOf(context)),
      first: first ?? 9999,
    }),
  }),
)

builder.mutationFields((t) => ({
  createSearchCandidateLabel: t.field({
    type: SearchCandidateLabel,
    args: { text: t.arg.string({ required: true }) },
    resolve: async (_, { text }, { viewer, write, db }) => {
      const company = requireRecruiter(viewer)
      return requireSearchCandidateLabel(
        db,
        company.companyId,
        await write((tx) => createSearchCandidateLabel(tx, company, text)),
      )
    },
  }),
  updateSearchCandidateLabel: t.field({
    type: SearchCandidateLabel,
    args: { id: t.arg.id({ required: true }), text: t.arg.string({ required: true }) },
    resolve: async (_, { id, text }, { viewer, write, db }) => {
      const company = requireRecruiter(viewer)
      const updated = await write((tx) => updateSearchCandidateLabel(tx, company, searchCandidateLabelId(id), text))
      return requireSearchCandidateLabel(db, company.companyId, updated)
    },
  }),
  deleteSearchCandidateLabel: t.field({
    type: 'ID',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { viewer, write }) =>
      write((tx) => deleteSearchCandidateLabel(tx, requireRecruiter(viewer), searchCandidateLabelId(id))),
  }),
  attachSearchCandidateLabel: t.field({
    type: SearchCandidate,
    args: { candidateId: t.arg.id({ required: true }), labelId: t.arg.id({ required: true }) },
    resolve: async (_, args, { viewer, write, db }) => {
      const company = requireRecruiter(viewer)
      const id = candidateId(args.candidateId)
      await write((tx) => attachSearchCandidateLabels(tx, company, [id], searchCandidateLabelId(args.labelId)))
      return requireVisibleCandidate(db, company, id)
    },
  }),
  // Not in §7: one label for all selected students. A student who is gone meanwhile does not keep it from the others.
  attachSearchCandidateLabels: t.idList({
    args: { candidateIds: t.arg.idList({ required: true, ...students }), labelId: t.arg.id({ required: true }) },
    resolve: (_, { candidateIds, labelId }, { viewer, write }) =>
      write((tx) =>
        attachSearchCandidateLabels(
          tx,
          requireRecruiter(viewer),
          candidateIds.map(candidateId),
          searchCandidateLabelId(labelId),
        ),
      ),
  }),
  // Not in §7: takes back a label that was attached to many students.
  detachSearchCandidateLabels: t.idList({
    args: { candidateIds: t.arg.idList({ required: true, ...students }), labelId: t.arg.id({ required: true }) },
    resolve: (_, { candidateIds, labelId }, { viewer, write }) =>
      write((tx) =>
        detachSearchCandidateLabels(
          tx,
          requireRecruiter(viewer),
          candidateIds.map(candidateId),
          searchCandidateLabelId(labelId),
        ),
      ),
  }),
  detachSearchCandidateLabel: t.field({
    type: SearchCandidate,
    args: { candidateId: t.arg.id({ required: true }), labelId: t.arg.id({ required: true }) },
    resolve: async (_, args, { viewer, write, db }) => {
      const company = requireRecruiter(viewer)
      const id = await write((tx) =>
        detachSearchCandidateLabel(tx, company, candidateId(args.candidateId), searchCandidateLabelId(args.labelId)),
      )
      return requireVisibleCandidate(db, company, id)
    },
  }),
}))
