import { builder } from '#graphql/builder.ts'
import { promised } from '#graphql/promised.ts'
import { Company } from '#domain/company/graphql.ts'
import { listCompanies } from '#domain/company/queries.ts'
import { OfferedJob } from '#domain/job/graphql.ts'
import { listOfferedJobs } from '#domain/job/queries.ts'
import { ownerOf, stepTitle } from '../graphql.ts'
import { CompanyWait } from '../wait/graphql.ts'
import { TurnType } from '../wait/turn/graphql.ts'
import { listProgress, type ProgressRow } from './queries.ts'
import { progressKinds, type ProgressPoint as Point } from './rules.ts'

const ProgressKindEnum = builder.enumType('ProgressKind', { values: progressKinds })

const ProgressPoint = builder.objectRef<Point>('ProgressPoint').implement({
  description: 'Something that happened, or a date ahead.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ProgressKindEnum }),
    at: t.expose('at', { type: 'DateTime', description: 'Of a date: its beginning.' }),
    endAt: t.expose('endAt', { type: 'DateTime', nullable: true, description: 'Of a date, also of an absence.' }),
  }),
})

export const Progress = builder.objectRef<ProgressRow>('Progress').implement({
  description:
    'A scout that the student accepted: what comes next, and what happened. Nothing a company keeps for itself.',
  fields: (t) => ({
    scoutInvitationId: t.exposeID('id'),
    isOver: t.exposeBoolean('isOver', { description: 'Hired, or turned down.' }),
    hireAnswerBy: t.expose('hireAnswerBy', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when the student answers a hire that the company recorded; null without such a hire.',
    }),
    turn: t.expose('turn', { type: TurnType, nullable: true }),
    wait: t.expose('wait', { type: CompanyWait, nullable: true, description: 'The word that the company owes.' }),
    points: t.expose('points', { type: [ProgressPoint] }),
    stepTitle: t.string(stepTitle),
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

builder.queryField('progress', (t) =>
  t.field({
    type: [Progress],
    description: 'The student’s companies after an acceptance; what is due soonest comes first.',
    resolve: (_, __, context) => listProgress(context.db, ownerOf(context)),
  }),
)
