import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { requireCompanyAdmin } from '#domain/viewer/viewer.ts'
import { CompanyUserRoleEnum } from '../../graphql.ts'
import { inviteCompanyUsers } from './commands.ts'
import { invitationOutcomes, maxInvitations, type InvitationAnswer } from './rules.ts'

const Outcome = builder.enumType('CompanyInvitationOutcome', { values: invitationOutcomes })

const Answer = builder.objectRef<InvitationAnswer>('CompanyInvitationAnswer').implement({
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The address as it was folded.' }),
    outcome: t.expose('outcome', { type: Outcome }),
  }),
})

builder.mutationField('inviteCompanyUsers', (t) =>
  t.field({
    type: [Answer],
    description: 'Answers for each address once. An address that is refused keeps no other one from being invited.',
    args: {
      emails: t.arg.stringList({
        required: true,
        ...atMost(maxInvitations, `一度に招待できるのは${maxInvitations}件までです`),
      }),
      role: t.arg({ type: CompanyUserRoleEnum, required: true }),
    },
    resolve: (_, invitation, { viewer, write }) => {
      const company = requireCompanyAdmin(viewer)
      return write((tx) => inviteCompanyUsers(tx, company, invitation))
    },
  }),
)
