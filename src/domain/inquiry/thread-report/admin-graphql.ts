import { adminBuilder } from '#graphql/admin-builder.ts'
import type { MessageRow } from '#domain/scout-invitation/thread/queries.ts'
import { inquiryId } from '#ground/id.ts'
import { Inquiry } from '../contact/admin-graphql.ts'
import { openReportedThread } from './commands.ts'

const ReportedMessage = adminBuilder.objectRef<MessageRow>('ReportedMessage').implement({
  fields: (t) => ({
    position: t.exposeInt('position'),
    isOfCompany: t.boolean({ resolve: ({ companyUserId }) => companyUserId !== null }),
    text: t.exposeString('text'),
    sentAt: t.expose('sentAt', { type: 'DateTime' }),
  }),
})

adminBuilder.objectField(Inquiry, 'hasReportedThread', (t) =>
  t.boolean({ resolve: ({ reportedScoutInvitationId }) => reportedScoutInvitationId !== null }),
)

adminBuilder.queryField('reportedThread', (t) =>
  t.field({
    type: [ReportedMessage],
    description: 'The messages of the thread that the case is about; each reading is recorded with its reason.',
    args: { inquiryId: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: (_, { inquiryId: id, reason }, { viewer, db }) => openReportedThread(db, viewer, inquiryId(id), reason),
  }),
)
