import { builder } from '#graphql/builder.ts'
import { companyOf, type Context } from '#graphql/context.ts'
import { promised } from '#graphql/promised.ts'
import { SearchCandidate } from '#domain/candidate/graphql.ts'
import { listCandidateProfiles } from '#domain/candidate/queries.ts'
import { Company, CompanyUser } from '#domain/company/graphql.ts'
import { listCompanies, listCompanyUsers } from '#domain/company/queries.ts'
import { OfferedJob } from '#domain/job/graphql.ts'
import { listOfferedJobs } from '#domain/job/queries.ts'
import { requireCandidate, requireCompany, requireRecruiter, type CompanyViewer } from '#domain/viewer/viewer.ts'
import { offerReportId, scoutInvitationId, type OfferReportId } from '#ground/id.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import type { Tx } from '#platform/database/db.ts'
import { ownerOf } from '../graphql.ts'
import { statusAt } from '../rules.ts'
import { SentScoutInvitation } from '../sent/graphql.ts'
import { cancelOfferReport, confirmOfferReport, denyOfferReport, finishJobHunting, reportOffer } from './commands.ts'
import {
  findReports,
  isStillHunting,
  listOwnReports,
  listReportable,
  listReports,
  requireOwnReport,
  requireReport,
  type CompanyReportRow,
  type OwnReportRow,
} from './queries.ts'
import { isConfirmed, offerReportStatuses } from './rules.ts'

const Status = builder.enumType('OfferReportStatus', { values: offerReportStatuses })

type Reportable = Awaited<ReturnType<typeof listReportable>>[number]
const ReportableScout = builder.objectRef<Reportable>('ReportableScout').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    companyName: t.exposeString('companyName'),
    jobTitle: t.exposeString('jobTitle'),
    sentOn: t.field({
      type: 'Date',
      description: 'The Tokyo day on which the scout was sent: no offer is older.',
      resolve: ({ sentAt }) => tokyoDay(sentAt),
    }),
  }),
})

export const OwnOfferReport = builder.objectRef<OwnReportRow>('OwnOfferReport').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    status: t.expose('status', { type: Status }),
    acceptedOn: t.expose('acceptedOn', { type: 'Date' }),
    answerBy: t.expose('answerBy', { type: 'DateTime' }),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
    company: t.field({
      type: Company,
      resolve: ({ companyId }, _, { batchOpen }) => promised(batchOpen(listCompanies).load(companyId)),
    }),
    job: t.field({
      type: OfferedJob,
      resolve: ({ jobId }, _, { batchOpen }) => promised(batchOpen(listOfferedJobs).load(jobId)),
    }),
  }),
})

const OfferReport = builder.objectRef<CompanyReportRow>('OfferReport').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    status: t.expose('status', { type: Status }),
    acceptedOn: t.expose('acceptedOn', { type: 'Date' }),
    answerBy: t.expose('answerBy', { type: 'DateTime' }),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
    answeredAt: t.expose('answeredAt', { type: 'DateTime', nullable: true }),
    answeredBy: t.field({
      type: CompanyUser,
      nullable: true,
      description: 'The colleague who confirmed or denied; null when nobody of the company answered.',
      resolve: async ({ companyUserId }, _, context) =>
        companyUserId === null
          ? null
          : ((await context.batch(listCompanyUsers, companyOf(context)).load(companyUserId)) ?? null),
    }),
    isSettledByOperator: t.boolean({ resolve: ({ resolution }) => resolution !== null }),
    job: t.field({
      type: OfferedJob,
      resolve: ({ jobId }, _, { batchOpen }) => promised(batchOpen(listOfferedJobs).load(jobId)),
    }),
    candidate: t.field({
      type: SearchCandidate,
      resolve: (row, _, context) =>
        promised(context.batch(listCandidateProfiles, requireCompany(context.viewer)).load(row.candidateId)),
    }),
  }),
})

builder.objectField(SentScoutInvitation, 'offerReport', (t) =>
  t.field({
    type: OfferReport,
    nullable: true,
    description: 'The newest report about this scout; null for a scout that is not accepted.',
    resolve: async ({ id, status }, _, context) =>
      status === 'ACCEPTED' || status === 'HIRED'
        ? ((await context.batch(findReports, companyOf(context)).load(id)) ?? null)
        : null,
  }),
)

const OfferReportConnection = builder
  .objectRef<{ rows: CompanyReportRow[]; totalCount: number }>('OfferReportConnection')
  .implement({
    fields: (t) => ({ totalCount: t.exposeInt('totalCount'), nodes: t.expose('rows', { type: [OfferReport] }) }),
  })

builder.queryFields((t) => ({
  reportableScouts: t.field({
    type: [ReportableScout],
    description: 'Accepted scouts of companies to which no report stands.',
    resolve: async (_, __, context) =>
      (await listReportable(context.db, ownerOf(context))).filter(
        (scout) => statusAt(scout, new Date()) === 'ACCEPTED',
      ),
  }),
  ownOfferReports: t.field({
    type: [OwnOfferReport],
    resolve: (_, __, context) => listOwnReports(context.db, ownerOf(context)),
  }),
  mayFinishJobHunting: t.boolean({
    description:
      'Whether to ask the student if the job hunt is over: after a confirmed report, until the answer is yes.',
    resolve: async (_, __, context) => {
      const reports = await listOwnReports(context.db, ownerOf(context))
      return reports.some(({ status }) => isConfirmed(status)) && isStillHunting(context.db, ownerOf(context))
    },
  }),
  offerReports: t.field({
    type: OfferReportConnection,
    args: {
      status: t.arg({ type: Status, required: true, defaultValue: 'SUBMITTED' }),
      first: t.arg.int({ defaultValue: 20 }),
      offset: t.arg.int({ defaultValue: 0 }),
    },
    resolve: (_, { status, first, offset }, context) =>
      listReports(context.db, companyOf(context), status, { first: first ?? 20, offset: offset ?? 0 }),
  }),
}))

type Answer = (tx: Tx, company: CompanyViewer, id: OfferReportId) => Promise<OfferReportId>
async function answer({ viewer, write, db }: Context, id: string, act: Answer) {
  const company = requireRecruiter(viewer)
  const answered = await write((tx) => act(tx, company, offerReportId(id)))
  return requireReport(db, company.companyId, answered)
}

builder.mutationFields((t) => ({
  reportOffer: t.field({
    type: OwnOfferReport,
    args: { scoutInvitationId: t.arg.id({ required: true }), acceptedOn: t.arg({ type: 'Date', required: true }) },
    resolve: async (_, args, { viewer, write, db }) => {
      const candidate = requireCandidate(viewer)
      const id = await write((tx) =>
        reportOffer(tx, candidate, scoutInvitationId(args.scoutInvitationId), args.acceptedOn),
      )
      return requireOwnReport(db, candidate.candidateId, id)
    },
  }),
  cancelOfferReport: t.field({
    type: OwnOfferReport,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { viewer, write, db }) => {
      const candidate = requireCandidate(viewer)
      await write((tx) => cancelOfferReport(tx, candidate, offerReportId(id)))
      return requireOwnReport(db, candidate.candidateId, offerReportId(id))
    },
  }),
  confirmOfferReport: t.field({
    type: OfferReport,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => answer(context, id, confirmOfferReport),
  }),
  denyOfferReport: t.field({
    type: OfferReport,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => answer(context, id, denyOfferReport),
  }),
  finishJobHunting: t.boolean({
    resolve: (_, __, { viewer, write }) => write((tx) => finishJobHunting(tx, requireCandidate(viewer))),
  }),
}))
