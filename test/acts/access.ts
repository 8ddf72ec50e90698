import { aProvenDomain, aSingleSignOn, knownIssuer } from '../company-provider.ts'
import type { Act, World } from './world.ts'

const domainOf = ({ viewer }: World) => `d${viewer.companyId.slice(-12)}.example`
const aDomain = async (world: World) => {
  const values = { companyId: world.viewer.companyId, domain: domainOf(world), token: domainOf(world) }
  await world.db.insertInto('mailDomain').values(values).execute()
  return { domain: domainOf(world) }
}

/** How a company's users come in. */
export const accessActs: Record<string, Act> = {
  addMailDomain: { by: 'company', make: (world) => ({ domain: domainOf(world) }), isOwn: true },
  checkMailDomain: { by: 'company', make: aDomain },
  removeMailDomain: { by: 'company', make: aDomain, again: ['not_found'] },
  updateSingleSignOnProvider: {
    by: 'company',
    async make({ db, viewer }) {
      await aSingleSignOn(db, viewer, { issuer: knownIssuer, mode: 'OPTIONAL' })
      return { issuer: knownIssuer, clientId: 'yoake', clientSecret: 'another secret' }
    },
    isOwn: true,
  },
  updateSingleSignOnMode: {
    by: 'company',
    async make(world) {
      await aProvenDomain(world.db, world.viewer, domainOf(world))
      await aSingleSignOn(world.db, world.viewer, { mode: 'OPTIONAL' })
      return { mode: 'FORCED', emergencyUserId: world.viewer.companyUserId }
    },
  },
  removeSingleSignOn: {
    by: 'company',
    async make({ db, viewer }) {
      await aSingleSignOn(db, viewer)
      return {}
    },
    again: ['not_found'],
    isOwn: true,
  },
  unbindSingleSignOn: {
    by: 'company',
    async make({ db, viewer: { companyId, companyUserId } }) {
      const values = { companyId, companyUserId, issuer: knownIssuer, subject: companyUserId }
      await db.insertInto('singleSignOnIdentity').values(values).execute()
      return { companyUserId }
    },
  },
}
