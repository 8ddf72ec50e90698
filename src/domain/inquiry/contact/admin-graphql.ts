import { adminBuilder } from '#graphql/admin-builder.ts'
import { listCompanies, type CompanyRow } from '#domain/company/queries.ts'
import { listOfferedJobs } from '#domain/job/queries.ts'
import { AdminAccount } from '#domain/admin-account/admin-graphql.ts'
import { findAdminAccounts } from '#domain/admin-account/queries.ts'
import { adminAccountId, inquiryId, type OfRow } from '#ground/id.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { firstLetters } from '#ground/text-length.ts'
import { answerInquiry, closeInquiry } from './answer/commands.ts'
import { assignInquiry } from './assignment/commands.ts'
import { openAttachment } from './attachment/commands.ts'
import { exportInquiries } from './export/queries.ts'
import { writeToCompany } from './message/commands.ts'
import { findInquiryMessages, type MessageRow } from './message/queries.ts'
import { messageStates } from './message/rules.ts'
import { addInquiryNote } from './note/commands.ts'
import { findInquiryNotes, type NoteRow } from './note/queries.ts'
import {
  countCompanyComplaints,
  countComplaints,
  countInquiries,
  findAttachments,
  listInquiries,
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

type Reported = { companyId: OfRow<'company'>; jobId: string }
const ReportedJob = adminBuilder.objectRef<Reported>('ReportedJob').implement({
  fields: (t) => ({
    id: t.exposeID('jobId'),
    companyId: t.exposeID('companyId'),
    title: t.string({
      nullable: true,
      resolve: async ({ jobId }, _, { batchOpen }) => (await batchOpen(listOfferedJobs).load(jobId))?.title,
    }),
    companyName: t.string({
      nullable: true,
      resolve: async ({ companyId }, _, { batchOpen }) => (await batchOpen(listCompanies).load(companyId))?.displayName,
    }),
    complaintCount: t.int({
      description: 'Complaints about this job and reported threads about it, decided ones included.',
      resolve: async ({ jobId }, _, { batchOpen }) => (await batchOpen(countComplaints).load(jobId)) ?? 0,
    }),
  }),
})

const ReportedCompany = adminBuilder.objectRef<CompanyRow>('ReportedCompany').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    displayName: t.exposeString('displayName'),
    complaintCount: t.int({
      description: 'Complaints about the company and its jobs, and reported threads, decided ones included.',
      resolve: async ({ id }, _, { batchOpen }) => (await batchOpen(countCompanyComplaints).load(id)) ?? 0,
    }),
  }),
})

const Note = adminBuilder.objectRef<NoteRow>('InquiryNote').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    body: t.exposeString('body'),
    writer: t.string({ resolve: ({ familyName, givenName }) => `${familyName} ${givenName}` }),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
  }),
})

const MessageStateEnum = adminBuilder.enumType('InquiryMessageState', {
  description: 'The fate of the mail: HELD waits for the end of a stop, DISCARDED was thrown away before it left.',
  values: messageStates,
})

const Message = adminBuilder.objectRef<MessageRow>('InquiryMessage').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    body: t.exposeString('body'),
    companyName: t.exposeString('companyName', { nullable: true, description: 'Null for an answer to the sender.' }),
    writer: t.string({ resolve: ({ familyName, givenName }) => [familyName, givenName].filter(Boolean).join(' ') }),
    state: t.expose('state', { type: MessageStateEnum }),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
  }),
})

export const Inquiry = adminBuilder.objectRef<InquiryRow>('Inquiry').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    receiptNumber: t.exposeString('receiptNumber'),
    status: t.expose('status', { type: InquiryStatusEnum }),
    area: t.expose('area', { type: Area }),
    category: t.expose('category', { type: InquiryCategoryEnum }),
    name: t.exposeString('name'),
    email: t.exposeString('email', { description: 'As it was typed.' }),
    answerEmail: t.exposeString('answerEmail', {
      description: 'The address for an answer: the present one of an account whose own address asked.',
    }),
    body: t.exposeString('body'),
    screen: t.exposeString('screen', { description: 'The page of companies that the inquiry is about; may be empty.' }),
    candidateId: t.exposeID('candidateId', { nullable: true }),
    companyId: t.exposeID('companyId', { nullable: true }),
    dueOn: t.expose('dueOn', { type: 'Date' }),
    firstLine: t.string({
      description: 'The beginning of the text, for lists.',
      resolve: ({ body }) => firstLetters(foldSpaces(body), 60),
    }),
    messages: t.field({
      type: [Message],
      description: 'What operators wrote to the sender and to the company, oldest first.',
      resolve: async ({ id }, _, { batchOpen }) => (await batchOpen(findInquiryMessages).load(id)) ?? [],
    }),
    closeReason: t.exposeString('closeReason', { nullable: true }),
    assignedTo: t.field({
      type: AdminAccount,
      nullable: true,
      resolve: async ({ assignedTo }, _, { batchOpen }) =>
        assignedTo === null ? null : ((await batchOpen(findAdminAccounts).load(assignedTo)) ?? null),
    }),
    notes: t.field({
      type: [Note],
      resolve: async ({ id }, _, { batchOpen }) => (await batchOpen(findInquiryNotes).load(id)) ?? [],
    }),
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
      resolve: async ({ reportedCompanyId: id }, _, { batchOpen }) =>
        id === null ? null : ((await batchOpen(listCompanies).load(id)) ?? null),
    }),
    attachments: t.field({
      type: [Attachment],
      resolve: async ({ id }, _, { batchOpen }) => (await batchOpen(findAttachments).load(id)) ?? [],
    }),
  }),
})

const Counts = adminBuilder.objectRef<Awaited<ReturnType<typeof countInquiries>>>('InquiryCounts').implement({
  fields: (t) => ({
    open: t.exposeInt('open'),
    overdue: t.exposeInt('overdue'),
    answered: t.exposeInt('answered'),
    closed: t.exposeInt('closed'),
  }),
})

const InquiryExport = adminBuilder.objectRef<{ fileName: string; content: string }>('InquiryExport').implement({
  fields: (t) => ({ fileName: t.exposeString('fileName'), content: t.exposeString('content') }),
})

const Connection = adminBuilder.objectRef<{ rows: InquiryRow[]; totalCount: number }>('InquiryConnection').implement({
  fields: (t) => ({ totalCount: t.exposeInt('totalCount'), nodes: t.expose('rows', { type: [Inquiry] }) }),
})

adminBuilder.queryFields((t) => ({
  inquiries: t.field({
    type: Connection,
    args: {
      status: t.arg({ type: InquiryStatusEnum, required: true, defaultValue: 'OPEN' }),
      category: t.arg({ type: InquiryCategoryEnum }),
      isMine: t.arg.boolean({ defaultValue: false }),
      first: t.arg.int({ defaultValue: 50 }),
      offset: t.arg.int({ defaultValue: 0 }),
    },
    resolve: (_, { status, category = null, isMine, first, offset }, { viewer, db }) =>
      listInquiries(
        db,
        { status, category, assignedTo: isMine ? viewer.adminAccountId : null },
        { first: first ?? 50, offset: offset ?? 0 },
      ),
  }),
  inquiry: t.field({
    type: Inquiry,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { db }) => requireInquiry(db, inquiryId(id)),
  }),
  inquiryCounts: t.field({ type: Counts, resolve: (_, __, { db }) => countInquiries(db) }),
  inquiryAttachment: t.string({
    description: 'The bytes of one file in base64. A PDF file is as it was sent: open it with care.',
    args: { inquiryId: t.arg.id({ required: true }), position: t.arg.int({ required: true }) },
    resolve: async (_, { inquiryId: id, position }, { viewer, db }) =>
      (await openAttachment(db, viewer, inquiryId(id), position)).content.toString('base64'),
  }),
}))

adminBuilder.mutationFields((t) => ({
  answerInquiry: t.field({
    type: Inquiry,
    args: {
      id: t.arg.id({ required: true }),
      answer: t.arg.string({ required: true }),
      isFurther: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'One more answer of an answered case.',
      }),
    },
    resolve: async (_, { id, ...answer }, { viewer, write, db }) => {
      await write((tx) => answerInquiry(tx, viewer, inquiryId(id), answer))
      return requireInquiry(db, inquiryId(id))
    },
  }),
  writeToCompany: t.field({
    type: Inquiry,
    description: 'A mail to the administrators of the company that the inquiry is about.',
    args: { id: t.arg.id({ required: true }), letter: t.arg.string({ required: true }) },
    resolve: async (_, { id, letter }, { viewer, write, db }) => {
      await write((tx) => writeToCompany(tx, viewer, inquiryId(id), letter))
      return requireInquiry(db, inquiryId(id))
    },
  }),
  closeInquiry: t.field({
    type: Inquiry,
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: async (_, { id, reason }, { viewer, write, db }) => {
      await write((tx) => closeInquiry(tx, viewer, inquiryId(id), reason))
      return requireInquiry(db, inquiryId(id))
    },
  }),
  addInquiryNote: t.field({
    type: Inquiry,
    args: { id: t.arg.id({ required: true }), body: t.arg.string({ required: true }) },
    resolve: async (_, { id, body }, { viewer, write, db }) => {
      await write((tx) => addInquiryNote(tx, viewer, inquiryId(id), body))
      return requireInquiry(db, inquiryId(id))
    },
  }),
  assignInquiry: t.field({
    type: Inquiry,
    args: { id: t.arg.id({ required: true }), adminAccountId: t.arg.id() },
    resolve: async (_, { id, adminAccountId: to }, { viewer, write, db }) => {
      await write((tx) => assignInquiry(tx, viewer, inquiryId(id), to ? adminAccountId(to) : null))
      return requireInquiry(db, inquiryId(id))
    },
  }),
  exportInquiries: t.field({
    type: InquiryExport,
    description: 'A spreadsheet of the inquiries of a period, in base64. Names and addresses only with a reason.',
    args: {
      from: t.arg({ type: 'Date', required: true }),
      to: t.arg({ type: 'Date', required: true }),
      hasPersons: t.arg.boolean({ required: true, defaultValue: false }),
      reason: t.arg.string({ required: true, defaultValue: '' }),
    },
    resolve: (_, request, { viewer, db }) => exportInquiries(db, viewer, request),
  }),
}))
