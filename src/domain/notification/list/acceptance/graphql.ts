import { builder } from '#graphql/builder.ts'
import { AcceptedSearchCandidate } from '#domain/scout-invitation/sent/kind/graphql.ts'
import { requireCompany } from '#domain/viewer/viewer.ts'
import { findUnreadAcceptances } from './queries.ts'

// §3 gives only the name. Spec silent: true for a user without this notification, since there is nothing left to read.
builder.objectField(AcceptedSearchCandidate, 'hasReadNotification', (t) =>
  t.boolean({
    resolve: async ({ id }, _, { viewer, batch }) =>
      !(await batch(findUnreadAcceptances, requireCompany(viewer)).load(id)),
  }),
)
