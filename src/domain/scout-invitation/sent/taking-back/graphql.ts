import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { requireRecruiter } from '#domain/viewer/viewer.ts'
import { scoutInvitationId } from '#ground/id.ts'
import { ScoutInvitation } from '../../graphql.ts'
import { limits } from '../../sending/rules.ts'
import { SentScoutInvitation } from '../graphql.ts'
import { withdrawScoutInvitations } from './commands.ts'

builder.objectField(ScoutInvitation, 'isWithdrawn', (t) =>
  t.boolean({
    description: 'The company took the scout back before the answer.',
    resolve: ({ withdrawnBy }) => withdrawnBy !== null,
  }),
)
builder.objectField(SentScoutInvitation, 'isWithdrawn', (t) =>
  t.boolean({ resolve: ({ withdrawnBy }) => withdrawnBy !== null }),
)

const someScouts = atMost(limits.bulk, `一度に取り下げられるスカウトは${limits.bulk}件までです`)

builder.mutationField('withdrawScoutInvitations', (t) =>
  t.idList({
    description: 'Takes unanswered scouts back; the ids of those that were open.',
    args: { ids: t.arg.idList({ required: true, ...someScouts }) },
    resolve: (_, { ids }, { viewer, write }) => {
      const company = requireRecruiter(viewer)
      return write((tx) => withdrawScoutInvitations(tx, company, ids.map(scoutInvitationId)))
    },
  }),
)
