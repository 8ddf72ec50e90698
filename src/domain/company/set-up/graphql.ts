import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import { requireRecruiter } from '#domain/viewer/viewer.ts'
import { CompanySection } from '../basic/own/graphql.ts'
import { listSections } from '../basic/section/queries.ts'
import { Company } from '../graphql.ts'
import { CompanyFigureRef } from '../description/graphql.ts'
import { listCompanyFigures } from '../description/queries.ts'
import { listCompanies, type CompanyRow } from '../queries.ts'
import { completeCompanySetUp, confirmCompanyPage } from './commands.ts'
import { listMissingSetUpParts } from './queries.ts'
import { isCheckDue, setUpPartLabels, setUpParts, type SetUpPart } from './rules.ts'

const SetUpPartEnum = builder.enumType('CompanySetUpPartKind', { values: setUpParts })

const CompanySetUpPart = builder.objectRef<SetUpPart>('CompanySetUpPart').implement({
  fields: (t) => ({
    part: t.field({ type: SetUpPartEnum, resolve: (part) => part }),
    label: t.string({ resolve: (part) => setUpPartLabels[part] }),
  }),
})

type Own = CompanyRow & { id: CompanyId }

/** The fields of a company's page that only its own users read. */
export const OwnCompanyPage = builder.objectRef<Own>('OwnCompanyPage').implement({
  fields: (t) => ({
    company: t.field({ type: Company, resolve: (company) => company }),
    figures: t.field({
      type: [CompanyFigureRef],
      description: 'All numbers, also those that students do not see for want of a source or a date',
      resolve: async ({ id }, _, { batchOpen }) => (await batchOpen(listCompanyFigures).load(id)) ?? [],
    }),
    sections: t.field({
      type: [CompanySection],
      description: 'The sections that were saved; a version is the number of saves.',
      resolve: async ({ id }, _, { batchOpen }) => (await batchOpen(listSections).load(id)) ?? [],
    }),
    setUpAt: t.expose('setUpAt', { type: 'DateTime', nullable: true }),
    missing: t.field({
      type: [CompanySetUpPart],
      description: 'The parts that the first-time set-up still needs',
      resolve: ({ id, setUpAt }, _, { db }) => (setUpAt ? [] : listMissingSetUpParts(db, id)),
    }),
    isCheckDue: t.boolean({
      description: 'Whether a year has passed since the company pressed that its page is true',
      resolve: (company) => isCheckDue(company, new Date()),
    }),
    editedAt: t.expose('editedAt', { type: 'DateTime' }),
  }),
})

/** Reads the company again, for the answer after a mutation. */
export async function readOwnPage(db: Parameters<typeof listCompanies>[0], companyId: CompanyId): Promise<Own> {
  const company = (await listCompanies(db, [companyId])).get(companyId)
  if (!company) throw new Error('a company user without a company')
  return { ...company, id: companyId }
}

builder.queryField('ownCompanyPage', (t) =>
  t.field({
    type: OwnCompanyPage,
    resolve: async (_, __, context) => {
      const id = companyOf(context)
      const company = await context.batchOpen(listCompanies).load(id)
      if (!company) throw new Error('a company user without a company')
      return { ...company, id }
    },
  }),
)

builder.mutationFields((t) => ({
  completeCompanySetUp: t.field({
    type: OwnCompanyPage,
    resolve: async (_, __, { viewer, write, db }) => {
      const company = requireRecruiter(viewer)
      await write((tx) => completeCompanySetUp(tx, company))
      return readOwnPage(db, company.companyId)
    },
  }),
  confirmCompanyPage: t.field({
    type: OwnCompanyPage,
    resolve: async (_, __, { viewer, write, db }) => {
      const company = requireRecruiter(viewer)
      await write((tx) => confirmCompanyPage(tx, company))
      return readOwnPage(db, company.companyId)
    },
  }),
}))
