import { builder } from '#graphql/builder.ts'
import { requireCompanyAdmin } from '#domain/viewer/viewer.ts'
import { orRefusal, unlessRefused } from '#ground/refusal.ts'
import { randomBytes } from 'node:crypto'
import { outsideCheckLimit } from '../rules.ts'
import { addMailDomain, checkMailDomain, readMailDomain, removeMailDomain } from './commands.ts'
import { listMailDomains, type MailDomainRow } from './queries.ts'
import { mailDomainStatuses, recordOf } from './rules.ts'

const MailDomainStatus = builder.enumType('MailDomainStatus', { values: mailDomainStatuses })

const MailDomain = builder.objectRef<MailDomainRow>('MailDomain').implement({
  fields: (t) => ({
    domain: t.exposeString('domain'),
    status: t.expose('status', { type: MailDomainStatus }),
    record: t.string({
      description: 'The text record that proves the domain.',
      resolve: ({ token }) => recordOf(token),
    }),
    found: t.exposeStringList('found', { description: 'The text records that the last check read.' }),
    checkedAt: t.expose('checkedAt', { type: 'DateTime', nullable: true }),
    provenAt: t.expose('provenAt', { type: 'DateTime', nullable: true }),
  }),
})

builder.queryField('mailDomains', (t) =>
  t.field({
    type: [MailDomain],
    resolve: (_, __, { viewer, db }) => listMailDomains(db, requireCompanyAdmin(viewer).companyId),
  }),
)

const newToken = () => randomBytes(18).toString('base64url')

builder.mutationFields((t) => ({
  addMailDomain: t.field({
    type: [MailDomain],
    args: { domain: t.arg.string({ required: true }) },
    resolve: async (_, { domain }, { viewer, write, db }) => {
      const company = requireCompanyAdmin(viewer)
      await write((tx) => addMailDomain(tx, company, domain, newToken()))
      return listMailDomains(db, company.companyId)
    },
  }),
  checkMailDomain: t.field({
    type: [MailDomain],
    description: 'Reads the text records of the domain now.',
    args: { domain: t.arg.string({ required: true }) },
    resolve: async (_, { domain }, { viewer, write, db, requireRate, txtRecords }) => {
      const company = requireCompanyAdmin(viewer)
      await requireRate(outsideCheckLimit)
      const read = await orRefusal(readMailDomain(db, company, domain, txtRecords))
      await write((tx) => checkMailDomain(tx, company, unlessRefused(read)))
      return listMailDomains(db, company.companyId)
    },
  }),
  removeMailDomain: t.field({
    type: [MailDomain],
    args: { domain: t.arg.string({ required: true }) },
    resolve: async (_, { domain }, { viewer, write, db }) => {
      const company = requireCompanyAdmin(viewer)
      await write((tx) => removeMailDomain(tx, company, domain))
      return listMailDomains(db, company.companyId)
    },
  }),
}))
