import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { promised } from '#graphql/promised.ts'
import { CompanyUser } from '#domain/company/graphql.ts'
import { findWriters } from '../../thread/queries.ts'
import { companyOf } from '#graphql/context.ts'
import { requireRecruiter } from '#domain/viewer/viewer.ts'
import { scoutInvitationId } from '#ground/id.ts'
import { ownerOf, ScoutInvitation } from '../../graphql.ts'
import { sentStatusAt } from '../../rules.ts'
import { limits } from '../../sending/rules.ts'
import { SentScoutInvitation } from '../graphql.ts'
import { cancelFollowUp, followUpScoutInvitations } from './commands.ts'
import { findOwnFollowUps, findSentFollowUps, type SentFollowUp } from './queries.ts'
import { followUpFrom } from './rules.ts'

type Delivered = { text: string; deliveredAt: Date; companyUserId: string }
const FollowUp = builder.objectRef<Delivered>('FollowUp').implement({
  description: 'The one word that the company added to a scout.',
  fields: (t) => ({
    text: t.exposeString('text'),
    addedAt: t.expose('deliveredAt', { type: 'DateTime' }),
    companyUser: t.field({
      type: CompanyUser,
      resolve: ({ companyUserId }, _, { batchOpen }) => promised(batchOpen(findWriters).load(companyUserId)),
    }),
  }),
})

const SentFollowUpRef = builder.objectRef<SentFollowUp>('SentFollowUp').implement({
  description: 'The follow-up of a scout, as its company reads it: whether it arrived stays untold.',
  fields: (t) => ({
    text: t.exposeString('text'),
    dueAt: t.expose('dueAt', { type: 'DateTime' }),
    isPlanned: t.boolean({
      description: 'Its time has not come; it can be taken back.',
      resolve: ({ dueAt }) => dueAt > new Date(),
    }),
  }),
})

builder.objectField(ScoutInvitation, 'followUp', (t) =>
  t.field({
    type: FollowUp,
    nullable: true,
    resolve: async ({ id }, _, context) => (await context.batch(findOwnFollowUps, ownerOf(context)).load(id)) ?? null,
  }),
)

builder.objectFields(SentScoutInvitation, (t) => ({
  followUp: t.field({
    type: SentFollowUpRef,
    nullable: true,
    resolve: async ({ id }, _, context) =>
      (await context.batch(findSentFollowUps, companyOf(context)).load(id)) ?? null,
  }),
  followUpFrom: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'From when the scout may be followed up; null where it has an answer or has not left.',
    resolve: (row) =>
      row.status !== 'SCHEDULED' && sentStatusAt(row, new Date()) === 'PENDING' ? followUpFrom(row.sentAt) : null,
  }),
}))

const someScouts = atMost(limits.bulk, `一度にフォローを送れるスカウトは${limits.bulk}件までです`)

builder.mutationFields((t) => ({
  followUpScoutInvitations: t.idList({
    description: 'Adds one word to unanswered scouts; the ids of those that were open.',
    args: { ids: t.arg.idList({ required: true, ...someScouts }), text: t.arg.string({ required: true }) },
    resolve: (_, { ids, text }, { viewer, write, scoutHours }) => {
      const company = requireRecruiter(viewer)
      const followUp = { ids: ids.map(scoutInvitationId), text }
      return write((tx) => followUpScoutInvitations(tx, company, followUp, scoutHours))
    },
  }),
  cancelFollowUp: t.id({
    args: { scoutInvitationId: t.arg.id({ required: true }) },
    resolve: (_, { scoutInvitationId: id }, { viewer, write }) =>
      write((tx) => cancelFollowUp(tx, requireRecruiter(viewer), scoutInvitationId(id))),
  }),
}))
