import { adminBuilder } from '#graphql/admin-builder.ts'
import { Company } from '#domain/company/admin-graphql.ts'
import { InquiryCategoryEnum, InquiryStatusEnum } from '../admin-graphql.ts'
import { listComplaints, type ComplaintRow } from './queries.ts'

const Complaint = adminBuilder.objectRef<ComplaintRow>('Complaint').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    receiptNumber: t.exposeString('receiptNumber'),
    category: t.expose('category', { type: InquiryCategoryEnum }),
    status: t.expose('status', { type: InquiryStatusEnum }),
    dueOn: t.expose('dueOn', { type: 'Date' }),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
  }),
})

adminBuilder.objectField(Company, 'complaints', (t) =>
  t.field({
    type: [Complaint],
    description: 'What was reported about the company or its jobs, newest first; nothing of the sender.',
    resolve: async ({ id }, _, { batchOpen }) => (await batchOpen(listComplaints).load(id)) ?? [],
  }),
)
