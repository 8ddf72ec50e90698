import { builder } from '#graphql/builder.ts'
import type { Context } from '#graphql/context.ts'
import { promised } from '#graphql/promised.ts'
import { Company } from '#domain/company/graphql.ts'
import { listCompanies } from '#domain/company/queries.ts'
import { OfferedJob } from '#domain/job/graphql.ts'
import { listOfferedJobs } from '#domain/job/queries.ts'
import { scoutInvitationId } from '#ground/id.ts'
import { actOnInvitation } from '../answer/graphql.ts'
import { ownerOf, ScoutInvitation, stepTitle } from '../graphql.ts'
import { SentScoutInvitation } from '../sent/graphql.ts'
import { answerContact } from './arrival/commands.ts'
import { endUnanswered, promptCompany, waitLonger } from './commands.ts'
import { findStandings, listStandings, type Standing } from './queries.ts'
import {
  asksArrival,
  canPrompt,
  dueDayOf,
  isRecentOutcome,
  isSilent,
  owedWords,
  type Wait,
  type WaitActs,
} from './rules.ts'

const OwedWordEnum = builder.enumType('OwedWord', { values: owedWords })

export const CompanyWait = builder.objectRef<Wait & WaitActs>('CompanyWait').implement({
  description: 'What the company owes a student who accepted.',
  fields: (t) => ({
    word: t.expose('word', { type: OwedWordEnum }),
    dueOn: t.field({ type: 'Date', description: 'The last day on which it is in time.', resolve: dueDayOf }),
    isSilent: t.boolean({
      description: 'It is so late that the student may end the scout, or go on waiting.',
      resolve: (wait) => isSilent(wait, wait, new Date()),
    }),
    canPrompt: t.boolean({ resolve: (wait) => canPrompt(wait, wait, new Date()) }),
    promptedAt: t.expose('promptedAt', { type: 'DateTime', nullable: true }),
  }),
})

builder.objectFields(ScoutInvitation, (t) => ({
  wait: t.field({
    type: CompanyWait,
    nullable: true,
    description: 'Null while it is the student’s turn, and when nothing is owed.',
    resolve: async ({ id }, _, context) => {
      const { wait, acts } = (await context.batch(findStandings, ownerOf(context)).load(id)) ?? {}
      return wait && acts ? { ...wait, ...acts } : null
    },
  }),
  asksArrival: t.boolean({
    description: 'Whether the student is asked if the company’s contact has arrived.',
    resolve: async ({ id }, _, context) => {
      const { relation } = (await context.batch(findStandings, ownerOf(context)).load(id)) ?? {}
      return relation !== undefined && asksArrival(relation, new Date())
    },
  }),
  contactedAt: t.expose('contactedAt', { type: 'DateTime', nullable: true }),
  endedWithout: t.field({
    type: OwedWordEnum,
    nullable: true,
    description: 'The word that never came to a student who ended the scout for it.',
    resolve: ({ endedWithout }) => endedWithout,
  }),
}))

builder.objectField(SentScoutInvitation, 'isEndedUnanswered', (t) =>
  t.boolean({
    description: 'The student ended the scout because no word came.',
    resolve: ({ endedWithout }) => endedWithout !== null,
  }),
)

type Awaited = Standing & { wait: Wait }

const AwaitedCompany = builder.objectRef<Awaited>('AwaitedCompany').implement({
  description: 'An accepted scout whose company owes the student a word.',
  fields: (t) => ({
    scoutInvitationId: t.exposeID('id'),
    wait: t.field({ type: CompanyWait, resolve: ({ wait, acts }) => ({ ...wait, ...acts }) }),
    stepTitle: t.string(stepTitle),
    asksArrival: t.boolean({ resolve: ({ relation }) => asksArrival(relation, new Date()) }),
    company: t.field({
      type: Company,
      resolve: ({ relation }, _, { batchOpen }) => promised(batchOpen(listCompanies).load(relation.companyId)),
    }),
    job: t.field({
      type: OfferedJob,
      resolve: ({ relation }, _, { batchOpen }) => promised(batchOpen(listOfferedJobs).load(relation.jobId)),
    }),
  }),
})

const standingsOf = (context: Context) => promised(context.batchOpen(listStandings).load(ownerOf(context)))

const RecentOutcome = builder.objectRef<Standing>('RecentOutcome').implement({
  description: 'An accepted scout whose company told the student an outcome in the last days.',
  fields: (t) => ({
    scoutInvitationId: t.exposeID('id'),
    toldAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ relation }) => relation.outcomeToldAt }),
    company: t.field({
      type: Company,
      resolve: ({ relation }, _, { batchOpen }) => promised(batchOpen(listCompanies).load(relation.companyId)),
    }),
  }),
})

builder.queryField('recentOutcomes', (t) =>
  t.field({
    type: [RecentOutcome],
    resolve: async (_, __, context) =>
      (await standingsOf(context)).filter(({ relation }) => isRecentOutcome(relation, new Date())),
  }),
)

builder.queryField('awaitedCompanies', (t) =>
  t.field({
    type: [AwaitedCompany],
    description: 'The one whose word is due first stands first.',
    resolve: async (_, __, context) => {
      const standings = await standingsOf(context)
      const awaited = standings.flatMap(({ wait, ...standing }) => (wait ? [{ ...standing, wait }] : []))
      return awaited.toSorted((a, b) => dueDayOf(a.wait).localeCompare(dueDayOf(b.wait)))
    },
  }),
)

builder.mutationFields((t) => ({
  promptCompany: t.field({
    type: ScoutInvitation,
    args: { scoutInvitationId: t.arg.id({ required: true }) },
    resolve: (_, args, context) => actOnInvitation(context, args.scoutInvitationId, promptCompany),
  }),
  waitLonger: t.field({
    type: ScoutInvitation,
    args: { scoutInvitationId: t.arg.id({ required: true }) },
    resolve: (_, args, context) => actOnInvitation(context, args.scoutInvitationId, waitLonger),
  }),
  endUnanswered: t.field({
    type: ScoutInvitation,
    args: { scoutInvitationId: t.arg.id({ required: true }) },
    resolve: (_, args, context) => actOnInvitation(context, args.scoutInvitationId, endUnanswered),
  }),
  answerContact: t.field({
    type: ScoutInvitation,
    args: { scoutInvitationId: t.arg.id({ required: true }), hasArrived: t.arg.boolean({ required: true }) },
    resolve: (_, { scoutInvitationId: id, hasArrived }, context) =>
      actOnInvitation(context, scoutInvitationId(id), (tx, candidate, own) =>
        answerContact(tx, candidate, own, hasArrived),
      ),
  }),
}))
