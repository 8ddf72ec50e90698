import { requireCandidate, requireRecruiter } from '#domain/viewer/viewer.ts'
import { builder } from '#graphql/builder.ts'
import { offerReportId, scoutInvitationId } from '#ground/id.ts'
import { ownerOf, ScoutInvitation } from '../../graphql.ts'
import { OwnOfferReport } from '../graphql.ts'
import { listOwnReports, requireOwnReport } from '../queries.ts'
import { awaitsStudent } from '../rules.ts'
import { answerHire, recordHire } from './commands.ts'
import { findHireAnswersDue } from './queries.ts'

builder.objectField(OwnOfferReport, 'isRecordedByCompany', (t) =>
  t.boolean({
    description: 'The company recorded the hire, and the student answers it.',
    resolve: ({ recordedBy }) => recordedBy === 'COMPANY',
  }),
)

builder.objectField(ScoutInvitation, 'hireAnswerBy', (t) =>
  t.field({
    type: 'DateTime',
    nullable: true,
    description: 'Until when the student answers a hire that the company recorded; null without such a hire.',
    resolve: ({ id }, _, context) => context.batch(findHireAnswersDue, ownerOf(context)).load(id),
  }),
)

builder.queryField('hiresToAnswer', (t) =>
  t.field({
    type: [OwnOfferReport],
    description: 'The hires that companies recorded and the student has not answered.',
    resolve: async (_, __, context) => (await listOwnReports(context.db, ownerOf(context))).filter(awaitsStudent),
  }),
)

builder.mutationFields((t) => ({
  recordHire: t.id({
    args: { scoutInvitationId: t.arg.id({ required: true }), acceptedOn: t.arg({ type: 'Date', required: true }) },
    resolve: (_, { scoutInvitationId: id, acceptedOn }, { viewer, write }) =>
      write((tx) => recordHire(tx, requireRecruiter(viewer), scoutInvitationId(id), acceptedOn)),
  }),
  answerHire: t.field({
    type: OwnOfferReport,
    args: { id: t.arg.id({ required: true }), isRight: t.arg.boolean({ required: true }) },
    resolve: async (_, { id, isRight }, { viewer, write, db }) => {
      const candidate = requireCandidate(viewer)
      await write((tx) => answerHire(tx, candidate, offerReportId(id), isRight))
      return requireOwnReport(db, candidate.candidateId, offerReportId(id))
    },
  }),
}))
