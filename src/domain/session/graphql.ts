import { builder } from '#graphql/builder.ts'
import type { Context } from '#graphql/context.ts'
import { Company, CompanyUser, Contract } from '#domain/company/graphql.ts'
import { listCompanies, listCompanyUsers, listContracts } from '#domain/company/queries.ts'
import { Refusal } from '#ground/refusal.ts'
import * as viewers from '#domain/viewer/viewer.ts'
import { pictureUrl } from '#domain/candidate/picture/rules.ts'
import { PendingStatus } from '#domain/candidate-account/state/graphql.ts'
import { CompanyUserRoleEnum } from '#domain/company-account/user/graphql.ts'
import { requireAdminName, listCandidateFaces } from './queries.ts'

type Named = { familyName: string; givenName: string }
type Face = Named & { pictureFile: string | null }

export const CandidateViewer = builder.objectRef<viewers.CandidateViewer & Face>('CandidateViewer').implement({
  fields: (t) => ({
    id: t.exposeID('candidateId'),
    familyName: t.exposeString('familyName'),
    givenName: t.exposeString('givenName'),
    picture: t.string({ nullable: true, resolve: ({ pictureFile }) => pictureFile && pictureUrl(pictureFile) }),
    pending: t.expose('pending', {
      type: PendingStatus,
      nullable: true,
      description: 'What the account waits for; null when everything is open to the student.',
    }),
  }),
})

export const CompanyViewer = builder.objectRef<viewers.CompanyViewer>('CompanyViewer').implement({
  fields: (t) => ({
    id: t.exposeID('companyUserId'),
    role: t.expose('role', { type: CompanyUserRoleEnum }),
    canWrite: t.boolean({
      description: 'Whether the user may change things; a user who only reads is refused with forbidden.',
      resolve: viewers.canWrite,
    }),
    canAdminister: t.boolean({
      description: 'Whether the user decides over colleagues, access and positive actions.',
      resolve: viewers.canAdminister,
    }),
    familyName: t.string({ resolve: async (viewer, _, { batch }) => (await userOf(viewer, batch)).familyName }),
    givenName: t.string({ resolve: async (viewer, _, { batch }) => (await userOf(viewer, batch)).givenName }),
    user: t.field({ type: CompanyUser, resolve: (viewer, _, { batch }) => userOf(viewer, batch) }),
    company: t.field({
      type: Company,
      resolve: async ({ companyId }, _, { batchOpen }) => required(await batchOpen(listCompanies).load(companyId)),
    }),
    contract: t.field({
      type: Contract,
      resolve: async ({ companyId, contract }, _, { batchOpen }) =>
        contract ?? required(await batchOpen(listContracts).load(companyId)),
    }),
  }),
})

export const AdminViewer = builder.objectRef<viewers.AdminViewer & Named>('AdminViewer').implement({
  fields: (t) => ({
    id: t.exposeID('adminAccountId'),
    familyName: t.exposeString('familyName'),
    givenName: t.exposeString('givenName'),
  }),
})

const typeNames = { candidate: 'CandidateViewer', company: 'CompanyViewer', admin: 'AdminViewer' } as const

const Viewer = builder.unionType('Viewer', {
  types: [CandidateViewer, CompanyViewer, AdminViewer],
  resolveType: (viewer) => typeNames[viewer.kind],
})

builder.queryField('viewer', (t) =>
  t.field({
    type: Viewer,
    nullable: true,
    resolve: async (_, __, { viewer, db, batchOpen }) => {
      if (viewer.kind === 'candidate') {
        return { ...viewer, ...required(await batchOpen(listCandidateFaces).load(viewer.candidateId)) }
      }
      if (viewer.kind === 'admin') return { ...viewer, ...(await requireAdminName(db, viewer.adminAccountId)) }
      if (viewer.kind === 'guest' && viewer.refusedFor) throw new Refusal(viewer.refusedFor)
      return viewer.kind === 'company' ? viewer : null
    },
  }),
)

const userOf = async ({ companyId, companyUserId }: viewers.CompanyViewer, batch: Context['batch']) =>
  required(await batch(listCompanyUsers, companyId).load(companyUserId))

/** A row that a foreign key guarantees. */
function required<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('a row promised by a foreign key is missing')
  return row
}
