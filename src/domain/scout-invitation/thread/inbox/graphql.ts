import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { CompanyUser } from '#domain/company/graphql.ts'
import { CompanyViewer } from '#domain/session/graphql.ts'
import { requireCompany } from '#domain/viewer/viewer.ts'
import { jobId } from '#ground/id.ts'
import { countedWords, ThreadWithCandidate } from '../graphql.ts'
import { findThreads, type ThreadRow } from '../queries.ts'
import { countUnansweredThreads, listInbox, listWritingUsers, type InboxJobRow } from './queries.ts'
import { inboxFilters, inboxPageSize } from './rules.ts'

const InboxFilterEnum = builder.enumType('InboxFilter', { values: inboxFilters })

const InboxJob = builder.objectRef<InboxJobRow>('InboxJob').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    threadCount: t.exposeInt('count'),
  }),
})

type Inbox = { rows: ThreadRow[]; totalCount: number; jobs: InboxJobRow[] }
const ThreadWithCandidateConnection = builder.objectRef<Inbox>('ThreadWithCandidateConnection').implement({
  fields: (t) => ({
    totalCount: t.exposeInt('totalCount'),
    nodes: t.expose('rows', { type: [ThreadWithCandidate] }),
    jobs: t.expose('jobs', { type: [InboxJob], description: 'The jobs of all the company’s threads.' }),
  }),
})

builder.queryFields((t) => ({
  inbox: t.field({
    type: ThreadWithCandidateConnection,
    args: {
      filter: t.arg({ type: InboxFilterEnum, defaultValue: 'ALL' }),
      jobId: t.arg.id(),
      text: t.arg.string({ description: 'Words of a message, or a name that the company may know.' }),
      first: t.arg.int({ defaultValue: inboxPageSize }),
      offset: t.arg.int({ defaultValue: 0 }),
    },
    resolve: async (_, { filter, jobId: job, text, first, offset }, context) => {
      const { viewer, db, batch } = context
      const company = requireCompany(viewer)
      const { ids, totalCount, jobs } = await listInbox(db, company, {
        filter: filter ?? 'ALL',
        jobId: job === null || job === undefined ? null : jobId(job),
        words: await countedWords(context, text),
        first: first ?? inboxPageSize,
        offset: offset ?? 0,
      })
      const rows = await Promise.all(ids.map((id) => batch(findThreads, company.companyId).load(id)))
      return { rows: rows.filter((row) => row !== undefined), totalCount, jobs }
    },
  }),
  threadColleagues: t.field({
    type: [CompanyUser],
    description: 'The colleagues who may be in charge of a thread.',
    resolve: (_, __, context) => listWritingUsers(context.db, companyOf(context)),
  }),
}))

builder.objectField(CompanyViewer, 'unansweredThreadCount', (t) =>
  t.int({
    description: 'Threads in which a student waits for an answer.',
    resolve: async ({ companyId, role }, _, { batchOpen }) =>
      role === 'INTERVIEWER' ? 0 : ((await batchOpen(countUnansweredThreads).load(companyId)) ?? 0),
  }),
)
