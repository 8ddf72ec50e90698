import { builder } from '#graphql/builder.ts'
import { AcceptedSearchCandidate } from '#domain/scout-invitation/sent/kind/graphql.ts'
import { requireCompany } from '#domain/viewer/viewer.ts'
import { findUnreadAcceptances } from './queries.ts'

// §3 names it and shows no more: nothing is left to read for whoever was not told, because a colleague was.
builder.objectField(AcceptedSearchCandidate, 'hasReadNotification', (t) =>
  t.boolean({
    resolve: async ({ id }, _, { viewer, batch }) =>
      !(await batch(findUnreadAcceptances, requireCompany(viewer)).load(id)),
  }),
)
