import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { namedCompanyUserId } from '#ground/id.ts'
import { canWrite, requireCompany, requireCompanyAdmin, type CompanyId } from '#domain/viewer/viewer.ts'
import { CompanyUser } from '../graphql.ts'
import { updateFairMode, updateFairModeUser } from './commands.ts'
import { findFairModeScope, isFairModeOn, listFairModeUsers, type FairModeUser as User } from './queries.ts'
import { fairModeScopes } from './rules.ts'

const FairModeScope = builder.enumType('FairModeScope', { values: fairModeScopes })

const FairModeUser = builder.objectRef<User>('FairModeUser').implement({
  fields: (t) => ({
    companyUser: t.expose('companyUser', { type: CompanyUser }),
    canWrite: t.boolean({ description: 'Writes scouts at all.', resolve: ({ companyUser }) => canWrite(companyUser) }),
    isListed: t.exposeBoolean('isListed', {
      description: 'With chosen jobs the user reads students without the hidden facts, and may write for these jobs.',
    }),
  }),
})

const FairMode = builder.objectRef<{ companyId: CompanyId }>('FairMode').implement({
  description:
    'School, photo, gender and hometown of a student stay hidden until the company has written to the student.',
  fields: (t) => ({
    scope: t.field({
      type: FairModeScope,
      resolve: ({ companyId }, _, { db }) => findFairModeScope(db, companyId),
    }),
    users: t.field({
      type: [FairModeUser],
      description: 'The active users but interviewers, who read no student before a scout.',
      resolve: ({ companyId }, _, { db }) => listFairModeUsers(db, companyId),
    }),
  }),
})

builder.queryFields((t) => ({
  fairMode: t.field({ type: FairMode, resolve: (_, __, context) => ({ companyId: companyOf(context) }) }),
  isFairModeOn: t.boolean({
    description: 'Whether fair mode hides from the viewer what it hides.',
    resolve: (_, __, { db, viewer }) => isFairModeOn(db, requireCompany(viewer)),
  }),
}))

builder.mutationFields((t) => ({
  updateFairMode: t.field({
    type: FairMode,
    args: { scope: t.arg({ type: FairModeScope, required: true }) },
    resolve: async (_, { scope }, { viewer, write }) => {
      const company = requireCompanyAdmin(viewer)
      await write((tx) => updateFairMode(tx, company, scope))
      return company
    },
  }),
  updateFairModeUser: t.field({
    type: FairMode,
    args: { id: t.arg.id({ required: true }), isListed: t.arg.boolean({ required: true }) },
    resolve: async (_, { id, isListed }, { viewer, write }) => {
      const company = requireCompanyAdmin(viewer)
      await write((tx) => updateFairModeUser(tx, company, namedCompanyUserId(id), isListed))
      return company
    },
  }),
}))
