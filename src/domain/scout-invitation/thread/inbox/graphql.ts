import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { CompanyUser } from '#domain/company/graphql.ts'
import { CompanyViewer } from '#domain/session/graphql.ts'
import { requireCompany } from '#domain/viewer/viewer.ts'
import { jobId } from '#ground/id.ts'
import { ThreadWithCandidate } from '../graphql.ts'
import { findThreads, type ThreadRow } from '../queries.ts'
import { countUnansweredThreads, listInbox, listInboxJobs, listWritingUsers } from './queries.ts'
import { searchWords } from '../rules.ts'
import { inboxFilters, inboxPageSize } from './rules.ts'

const InboxFilterEnum = builder.enumType('InboxFilter', { values: inboxFilters })

const InboxJob = builder.objectRef<Awaited<ReturnType<typeof listInboxJobs>>[number]>('InboxJob').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    threadCount: t.exposeInt('threadCount'),
  }),
})

type Inbox = { rows: ThreadRow[]; totalCount: number }
const ThreadWithCandidateConnection = builder.objectRef<Inbox>('ThreadWithCandidateConnection').implement({
  fields: (t) => ({
    totalCount: t.exposeInt('totalCount'),
    nodes: t.expose('rows', { type: [ThreadWithCandidate] }),
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
    resolve: async (_, { filter, jobId: job, text, first, offset }, { viewer, db, batch }) => {
      const company = requireCompany(viewer)
      const { ids, totalCount } = await listInbox(db, company, {
        filter: filter ?? 'ALL',
        jobId: job === null || job === undefined ? null : jobId(job),
        words: searchWords(text),
        first: first ?? inboxPageSize,
        offset: offset ?? 0,
      })
      const rows = await Promise.all(ids.map((id) => batch(findThreads, company.companyId).load(id)))
      return { rows: rows.filter((row) => row !== undefined), totalCount }
    },
  }),
  threadColleagues: t.field({
    type: [CompanyUser],
    description: 'The colleagues who may be in charge of a thread.',
    resolve: (_, __, context) => listWritingUsers(context.db, companyOf(context)),
  }),
  inboxJobs: t.field({
    type: [InboxJob],
    description: 'The jobs of the company’s threads.',
    resolve: (_, __, context) => listInboxJobs(context.db, companyOf(context)),
  }),
}))

builder.objectField(CompanyViewer, 'unansweredThreadCount', (t) =>
  t.int({
    description: 'Threads in which a student waits for an answer.',
    resolve: async ({ companyId }, _, { batchOpen }) => (await batchOpen(countUnansweredThreads).load(companyId)) ?? 0,
  }),
)
