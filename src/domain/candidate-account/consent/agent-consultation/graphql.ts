import { builder } from '#graphql/builder.ts'
import { requireCandidate, requireOwnAccount } from '#domain/viewer/viewer.ts'
import { agreeToAgentConsultation, revokeAgentConsultation } from './commands.ts'
import { findAgentConsultation } from './queries.ts'
import type { AgentPartner } from './rules.ts'

type Consent = NonNullable<Awaited<ReturnType<typeof findAgentConsultation>>>

const Partner = builder.objectRef<AgentPartner>('AgentPartner').implement({
  fields: (t) => ({ name: t.exposeString('name'), licenseNumber: t.exposeString('licenseNumber') }),
})

const AgentConsultationConsent = builder.objectRef<Consent>('AgentConsultationConsent').implement({
  fields: (t) => ({
    partnerName: t.exposeString('partnerName'),
    textVersion: t.exposeString('textVersion'),
    agreedAt: t.expose('agreedAt', { type: 'DateTime' }),
  }),
})

builder.queryFields((t) => ({
  agentPartner: t.field({
    description: 'The licensed partner a student may be handed over to; null while none is named.',
    type: Partner,
    nullable: true,
    resolve: (_, __, { viewer, agentPartner }) => {
      requireOwnAccount(viewer)
      return agentPartner
    },
  }),
  agentConsultationConsent: t.field({
    type: AgentConsultationConsent,
    nullable: true,
    resolve: async (_, __, { viewer, db }) =>
      (await findAgentConsultation(db, requireOwnAccount(viewer).candidateId)) ?? null,
  }),
}))

builder.mutationFields((t) => ({
  agreeToAgentConsultation: t.boolean({
    description: 'partnerName and textVersion say what was read.',
    args: { partnerName: t.arg.string({ required: true }), textVersion: t.arg.string({ required: true }) },
    resolve: (_, read, { viewer, write, agentPartner: partner }) =>
      write((tx) => agreeToAgentConsultation(tx, requireCandidate(viewer), { partner, read })),
  }),
  revokeAgentConsultation: t.boolean({
    resolve: (_, __, { viewer, write }) => write((tx) => revokeAgentConsultation(tx, requireOwnAccount(viewer))),
  }),
}))
