import { builder } from '#graphql/builder.ts'
import { SchedulingStatusEnum } from '#domain/scout-invitation/graphql.ts'
import { requireExporter } from '#domain/viewer/viewer.ts'
import { recordExport } from './commands.ts'
import { readExport } from './queries.ts'
import { csvEncodings, csvScoutInvitationStatuses } from './rules.ts'

const CsvScoutInvitationStatus = builder.enumType('CsvScoutInvitationStatus', { values: csvScoutInvitationStatuses })
const CsvEncoding = builder.enumType('CsvEncoding', { values: csvEncodings })

const CsvSearchCandidate = builder.objectRef<Awaited<ReturnType<typeof readExport>>>('CsvSearchCandidate').implement({
  fields: (t) => ({
    contents: t.string({
      description:
        'UTF_8: the text itself, with its byte order mark. SHIFT_JIS: the bytes in base64, since JSON has none.',
      resolve: ({ encoding, bytes }) => bytes.toString(encoding === 'UTF_8' ? 'utf8' : 'base64'),
    }),
    encoding: t.expose('encoding', { type: CsvEncoding }),
    title: t.exposeString('title', { description: 'The name of the file.' }),
    count: t.exposeInt('count', { description: 'Students in the list.' }),
    unencodableCount: t.exposeInt('unencodableCount', {
      description: 'Letters that Shift_JIS does not have and that became 〓.',
    }),
  }),
})

builder.queryField('csvSearchCandidate', (t) =>
  t.field({
    type: CsvSearchCandidate,
    args: {
      jobId: t.arg.id(),
      scoutInvitationStatus: t.arg({ type: CsvScoutInvitationStatus, required: true, defaultValue: 'ACCEPTED' }),
      schedulingStatus: t.arg({ type: SchedulingStatusEnum }),
      encoding: t.arg({ type: CsvEncoding, required: true, defaultValue: 'UTF_8' }),
    },
    resolve: async (_, { jobId, scoutInvitationStatus, schedulingStatus, encoding }, { db, viewer }) => {
      const company = requireExporter(viewer)
      const filter = { jobId: jobId ?? null, scoutInvitationStatus, schedulingStatus: schedulingStatus ?? null }
      const csv = await readExport(db, company.companyId, filter, encoding)
      await recordExport(db, company, filter, { encoding, rows: csv.count, by: 'answer' })
      return csv
    },
  }),
)
