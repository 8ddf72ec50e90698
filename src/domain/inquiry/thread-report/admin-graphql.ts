import { adminBuilder } from '#graphql/admin-builder.ts'
import { companyWordKinds } from '#domain/scout-invitation/thread/company-words/rules.ts'
import type { CompanyWord } from '#domain/scout-invitation/thread/company-words/queries.ts'
import type { MessageRow } from '#domain/scout-invitation/thread/queries.ts'
import { inquiryId } from '#ground/id.ts'
import { Inquiry } from '../contact/admin-graphql.ts'
import { openReportedFile, openReportedThread } from './commands.ts'

const ReportedFile = adminBuilder.objectRef<MessageRow['files'][number]>('ReportedFile').implement({
  fields: (t) => ({ number: t.exposeInt('number'), fileName: t.exposeString('fileName') }),
})

const ReportedMessage = adminBuilder.objectRef<MessageRow>('ReportedMessage').implement({
  fields: (t) => ({
    position: t.exposeInt('position'),
    isOfCompany: t.boolean({ resolve: ({ companyUserId }) => companyUserId !== null }),
    text: t.exposeString('text'),
    sentAt: t.expose('sentAt', { type: 'DateTime' }),
    files: t.expose('files', { type: [ReportedFile] }),
  }),
})

const CompanyWordKindEnum = adminBuilder.enumType('CompanyWordKind', { values: companyWordKinds })
const ReportedWord = adminBuilder.objectRef<CompanyWord>('ReportedWord').implement({
  description: 'What the company wrote to the student beside the messages.',
  fields: (t) => ({
    kind: t.expose('kind', { type: CompanyWordKindEnum }),
    at: t.expose('at', { type: 'DateTime' }),
    text: t.exposeString('text'),
  }),
})

type Opened = Awaited<ReturnType<typeof openReportedThread>>
const ReportedThread = adminBuilder.objectRef<Opened>('ReportedThread').implement({
  fields: (t) => ({
    words: t.expose('words', { type: [ReportedWord] }),
    messages: t.expose('messages', { type: [ReportedMessage] }),
  }),
})

adminBuilder.objectField(Inquiry, 'hasReportedThread', (t) =>
  t.boolean({ resolve: ({ reportedScoutInvitationId }) => reportedScoutInvitationId !== null }),
)

adminBuilder.queryField('reportedThread', (t) =>
  t.field({
    type: ReportedThread,
    description: 'What was written about the scout of the case; each reading is recorded with its reason.',
    args: { inquiryId: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: (_, { inquiryId: id, reason }, { viewer, db }) => openReportedThread(db, viewer, inquiryId(id), reason),
  }),
)

type Content = { fileName: string; content: Buffer }
const ReportedFileContent = adminBuilder.objectRef<Content>('ReportedFileContent').implement({
  fields: (t) => ({
    fileName: t.exposeString('fileName'),
    encoded: t.string({ description: 'The bytes in base64.', resolve: ({ content }) => content.toString('base64') }),
  }),
})

adminBuilder.queryField('reportedFile', (t) =>
  t.field({
    type: ReportedFileContent,
    description:
      'A file of the thread, for the operator who opened the thread with a reason; each reading is recorded.',
    args: {
      inquiryId: t.arg.id({ required: true }),
      position: t.arg.int({ required: true }),
      number: t.arg.int({ required: true }),
    },
    resolve: (_, { inquiryId: id, ...place }, { viewer, db }) => openReportedFile(db, viewer, inquiryId(id), place),
  }),
)
