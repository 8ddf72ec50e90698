import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { companyOf, type Context } from '#graphql/context.ts'
import { promised } from '#graphql/promised.ts'
import { CompanyUser } from '#domain/company/graphql.ts'
import { JobDescription } from '#domain/job/graphql.ts'
import { requireRecruiter } from '#domain/viewer/viewer.ts'
import { jobId, scoutExperimentId } from '#ground/id.ts'
import { refusalText } from '#ground/words/server.ts'
import { ScoutPromiseKind, somePromises } from '../../promise/graphql.ts'
import { findWriters } from '../../thread/queries.ts'
import { foundByText, ScoutInvitationInput, SendScoutInvitationsResult } from '../graphql.ts'
import { limits } from '../rules.ts'
import { sendScoutExperiment, startScoutExperiment, stopScoutExperiment } from './commands.ts'
import {
  countAcceptances,
  countByDay,
  countVersions,
  findExperimentsOfJobs,
  listExperiments,
  requireExperiment,
  type ExperimentRow,
  type VersionCount,
} from './queries.ts'
import {
  endCauseOf,
  endCauses,
  experimentStates,
  isRunning,
  judge,
  looksOf,
  stateOf,
  verdicts,
  type Look,
} from './rules.ts'
import { versions, type Version } from './rules/block.ts'
import { neededPerVersion, priorOf } from './rules/plan.ts'
import { rateInterval, type Count, type Interval } from './rules/sequence.ts'

const VersionEnum = builder.enumType('ScoutExperimentVersionName', { values: versions })
const StateEnum = builder.enumType('ScoutExperimentState', { values: experimentStates })
const EndCauseEnum = builder.enumType('ScoutExperimentEndCause', { values: endCauses })
const VerdictEnum = builder.enumType('ScoutExperimentVerdict', { values: verdicts })

const IntervalType = builder.objectRef<Interval>('ShareInterval').implement({
  description: 'Shares between -1 and 1; valid at every look, with a chance of 95 % over all looks together.',
  fields: (t) => ({ low: t.exposeFloat('low'), high: t.exposeFloat('high') }),
})

type VersionRow = VersionCount & { experiment: ExperimentRow; version: Version }

const ScoutExperimentVersion = builder.objectRef<VersionRow>('ScoutExperimentVersion').implement({
  fields: (t) => ({
    version: t.field({ type: VersionEnum, resolve: ({ version }) => version }),
    subject: t.string({ resolve: ({ experiment: row, version }) => (version === 'A' ? row.subjectA : row.subjectB) }),
    message: t.string({ resolve: ({ experiment: row, version }) => (version === 'A' ? row.messageA : row.messageB) }),
    sent: t.exposeInt('sent'),
    judged: t.exposeInt('judged', { description: 'Of those, students whose time to answer is over.' }),
    accepted: t.exposeInt('accepted', { description: 'Of the judged.' }),
    interval: t.field({ type: IntervalType, resolve: (row) => rateInterval(row, priorOf(row.experiment)) }),
  }),
})

const LookType = builder.objectRef<Look>('ScoutExperimentLook').implement({
  description: 'What was known at the end of a day.',
  fields: (t) => ({
    day: t.exposeString('day'),
    judgedA: t.int({ resolve: ({ countA }) => countA.judged }),
    acceptedA: t.int({ resolve: ({ countA }) => countA.accepted }),
    judgedB: t.int({ resolve: ({ countB }) => countB.judged }),
    acceptedB: t.int({ resolve: ({ countB }) => countB.accepted }),
    interval: t.expose('interval', { type: IntervalType }),
  }),
})

const ScoutExperiment = builder.objectRef<ExperimentRow>('ScoutExperiment')

async function countsOf({ id }: ExperimentRow, context: Context) {
  const counts = await context.batch(countVersions, companyOf(context)).load(id)
  if (!counts) throw new Error('an experiment without counts')
  return counts
}

ScoutExperiment.implement({
  description: 'A comparison of two texts for one job; it never names a winner.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    jobId: t.exposeID('jobId'),
    jobTitle: t.exposeString('jobTitle'),
    baseRate: t.exposeInt('baseRate', { description: 'In per cent, as it was named before the start.' }),
    difference: t.exposeInt('difference', { description: 'In points, as it was named before the start.' }),
    needed: t.int({
      nullable: true,
      description: 'Students of each version by which this difference is found with a chance of 80 %.',
      resolve: neededPerVersion,
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    startedBy: t.field({
      type: CompanyUser,
      resolve: ({ companyUserId }, _, { batchOpen }) => promised(batchOpen(findWriters).load(companyUserId)),
    }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
    state: t.field({
      type: StateEnum,
      resolve: async (row, _, context) => {
        const { A, B } = await countsOf(row, context)
        return stateOf(row, A.sent + B.sent - A.judged - B.judged, new Date())
      },
    }),
    endCause: t.field({
      type: EndCauseEnum,
      nullable: true,
      resolve: (row) => (isRunning(row, new Date()) ? null : endCauseOf(row)),
    }),
    versions: t.field({
      type: [ScoutExperimentVersion],
      resolve: async (experiment, _, context) => {
        const counts = await countsOf(experiment, context)
        return versions.map((version) => ({ ...counts[version], experiment, version }))
      },
    }),
    interval: t.field({
      type: IntervalType,
      description: 'Of the difference B − A.',
      resolve: async (row, _, context) => {
        const { A, B } = await countsOf(row, context)
        return judge(A, B, row).interval
      },
    }),
    verdict: t.field({
      type: VerdictEnum,
      resolve: async (row, _, context) => {
        const { A, B } = await countsOf(row, context)
        return judge(A, B, row).verdict
      },
    }),
    looks: t.field({
      type: [LookType],
      resolve: async (row, _, context) =>
        looksOf((await context.batch(countByDay, companyOf(context)).load(row.id)) ?? [], row),
    }),
  }),
})

const ScoutAcceptances = builder.objectRef<Count>('ScoutAcceptances').implement({
  description: 'Scouts of the last year whose time to answer is over.',
  fields: (t) => ({ accepted: t.exposeInt('accepted'), judged: t.exposeInt('judged') }),
})

builder.interfaceFields(JobDescription, (t) => ({
  scoutExperiment: t.field({
    type: ScoutExperiment,
    nullable: true,
    description: 'The experiment that takes students; null without one.',
    resolve: async ({ id }, _, context) => {
      const row = await context.batch(findExperimentsOfJobs, companyOf(context)).load(id)
      return row && isRunning(row, new Date()) ? row : null
    },
  }),
  scoutAcceptances: t.field({
    type: ScoutAcceptances,
    resolve: async ({ id }, _, context) =>
      (await context.batch(countAcceptances, companyOf(context)).load(id)) ?? { accepted: 0, judged: 0 },
  }),
}))

builder.queryFields((t) => ({
  scoutExperiments: t.field({
    type: [ScoutExperiment],
    description: 'The newest first, at most 100.',
    resolve: (_, __, context) => listExperiments(context.db, companyOf(context)),
  }),
  scoutExperiment: t.field({
    type: ScoutExperiment,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => requireExperiment(context.db, companyOf(context), scoutExperimentId(id)),
  }),
}))

const LetterTextInput = builder.inputType('LetterTextInput', {
  fields: (t) => ({ subject: t.string({ required: true }), message: t.string({ required: true }) }),
})

builder.mutationFields((t) => ({
  startScoutExperiment: t.field({
    type: ScoutExperiment,
    args: {
      jobId: t.arg.id({ required: true }),
      title: t.arg.string({ required: true }),
      baseRate: t.arg.int({ required: true }),
      difference: t.arg.int({ required: true }),
      versionA: t.arg({ type: LetterTextInput, required: true }),
      versionB: t.arg({ type: LetterTextInput, required: true }),
    },
    resolve: async (_, { jobId: job, ...draft }, { viewer, write, db }) => {
      const company = requireRecruiter(viewer)
      const id = await write((tx) => startScoutExperiment(tx, company, jobId(job), draft))
      return requireExperiment(db, company.companyId, id)
    },
  }),
  stopScoutExperiment: t.field({
    type: ScoutExperiment,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { viewer, write, db }) => {
      const company = requireRecruiter(viewer)
      const stopped = await write((tx) => stopScoutExperiment(tx, company, scoutExperimentId(id)))
      return requireExperiment(db, company.companyId, stopped)
    },
  }),
  sendScoutExperiment: t.field({
    type: SendScoutInvitationsResult,
    description: 'Sends each student one of the two texts, by chance.',
    args: {
      id: t.arg.id({ required: true }),
      sendAt: t.arg({ type: 'DateTime', description: 'Absent: as soon as scouts may leave.' }),
      invitations: t.arg({
        type: [ScoutInvitationInput],
        required: true,
        ...atMost(limits.bulk, refusalText('bulk_limit_exceeded', { values: { limit: limits.bulk } })),
      }),
      promises: t.arg({ type: [ScoutPromiseKind], defaultValue: [], ...somePromises }),
      foundBy: t.arg.string({ description: foundByText }),
      followUp: t.arg.string({ description: 'Added to each scout that has no answer five days after its arrival.' }),
    },
    resolve: (_, { id, ...sending }, { viewer, write, scoutHours }) => {
      const { invitations, sendAt = null, followUp = null, promises, foundBy } = sending
      const company = requireRecruiter(viewer)
      const letters = { invitations, sendAt, followUp, promises: promises ?? [], foundBy: foundBy ?? '' }
      return write((tx) => sendScoutExperiment(tx, company, scoutExperimentId(id), letters, scoutHours))
    },
  }),
}))
