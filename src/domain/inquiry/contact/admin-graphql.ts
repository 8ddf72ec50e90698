import { adminBuilder } from '#graphql/admin-builder.ts'
import { listCompanies, type CompanyRow } from '#domain/company/queries.ts'
import { listOfferedJobs } from '#domain/job/queries.ts'
import { inquiryId } from '#ground/id.ts'
import { answerInquiry, closeInquiry } from './answer/commands.ts'
import {
  countComplaints,
  findAttachments,
  listInquiries,
  requireAttachment,
  requireInquiry,
  type AttachmentRow,
  type InquiryRow,
} from './queries.ts'
import { inquiryCategories, inquiryStatuses } from './rules.ts'

export const InquiryStatusEnum = adminBuilder.enumType('InquiryStatus', { values: inquiryStatuses })
export const InquiryCategoryEnum = adminBuilder.enumType('InquiryCategory', { values: inquiryCategories })
const Area = adminBuilder.enumType('InquiryArea', { values: ['CANDIDATE', 'CLIENT'] as const })

const Attachment = adminBuilder.objectRef<AttachmentRow>('InquiryAttachment').implement({
  fields: (t) => ({
    position: t.exposeInt('position'),
    fileName: t.exposeString('fileName'),
    contentType: t.exposeString('contentType'),
    bytes: t.exposeInt('bytes'),
  }),
})

type Reported = { companyId: string; jobId: string }
const ReportedJob = adminBuilder.objectRef<Reported>('ReportedJob').implement({
  fields: (t) => ({
    id: t.exposeID('jobId'),
    companyId: t.exposeID('companyId'),
    title: t.string({
      nullable: true,
      resolve: async ({ jobId }, _, { batch }) => (await batch(listOfferedJobs, null).load(jobId))?.title,
    }),
    companyName: t.string({
      nullable: true,
      resolve: async ({ companyId }, _, { batch }) => (await batch(listCompanies, null).load(companyId))?.displayName,
    }),
    complaintCount: t.int({
      description: 'Complaints about the content of this job, decided ones included.',
      resolve: async ({ jobId }, _, { batch }) => (await batch(countComplaints, null).load(jobId)) ?? 0,
    }),
  }),
})

const ReportedCompany = adminBuilder.objectRef<CompanyRow>('ReportedCompany').implement({
  fields: (t) => ({ id: t.exposeID('id'), displayName: t.exposeString('displayName') }),
})

const Inquiry = adminBuilder.objectRef<InquiryRow>('Inquiry').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    receiptNumber: t.exposeString('receiptNumber'),
    status: t.expose('status', { type: InquiryStatusEnum }),
    area: t.expose('area', { type: Area }),
    category: t.expose('category', { type: InquiryCategoryEnum }),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    body: t.exposeString('body'),
    screen: t.exposeString('screen', { description: 'The page of companies that the inquiry is about; may be empty.' }),
    candidateId: t.exposeID('candidateId', { nullable: true }),
    companyId: t.exposeID('companyId', { nullable: true }),
    dueOn: t.expose('dueOn', { type: 'Date' }),
    answer: t.exposeString('answer', { nullable: true }),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
    reportedJob: t.field({
      type: ReportedJob,
      nullable: true,
      resolve: ({ reportedCompanyId: companyId, reportedJobId: jobId }) =>
        companyId !== null && jobId !== null ? { companyId, jobId } : null,
    }),
    reportedCompany: t.field({
      type: ReportedCompany,
      nullable: true,
      description: 'The company of the reported job, or the company that was reported itself.',
      resolve: async ({ reportedCompanyId: id }, _, { batch }) =>
        id === null ? null : ((await batch(listCompanies, null).load(id)) ?? null),
    }),
    attachments: t.field({
      type: [Attachment],
      resolve: async ({ id }, _, { batch }) => (await batch(findAttachments, null).load(id)) ?? [],
    }),
  }),
})

const Connection = adminBuilder.objectRef<{ rows: InquiryRow[]; totalCount: number }>('InquiryConnection').implement({
  fields: (t) => ({ totalCount: t.exposeInt('totalCount'), nodes: t.expose('rows', { type: [Inquiry] }) }),
})

adminBuilder.queryFields((t) => ({
  inquiries: t.field({
    type: Connection,
    args: {
      status: t.arg({ type: InquiryStatusEnum, required: true, defaultValue: 'OPEN' }),
      first: t.arg.int({ defaultValue: 50 }),
      offset: t.arg.int({ defaultValue: 0 }),
    },
    resolve: (_, { status, first, offset }, { db }) =>
      listInquiries(db, status, { first: first ?? 50, offset: offset ?? 0 }),
  }),
  inquiryAttachment: t.string({
    description: 'The bytes of one file in base64. A PDF file is as it was sent: open it with care.',
    args: { inquiryId: t.arg.id({ required: true }), position: t.arg.int({ required: true }) },
    resolve: async (_, args, { db }) =>
      (await requireAttachment(db, inquiryId(args.inquiryId), args.position)).content.toString('base64'),
  }),
}))

adminBuilder.mutationFields((t) => ({
  answerInquiry: t.field({
    type: Inquiry,
    args: { id: t.arg.id({ required: true }), answer: t.arg.string({ required: true }) },
    resolve: async (_, { id, answer }, { viewer, write, db }) => {
      await write((tx) => answerInquiry(tx, viewer, inquiryId(id), answer))
      return requireInquiry(db, inquiryId(id))
    },
  }),
  closeInquiry: t.field({
    type: Inquiry,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { viewer, write, db }) => {
      await write((tx) => closeInquiry(tx, viewer, inquiryId(id)))
      return requireInquiry(db, inquiryId(id))
    },
  }),
}))
