import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import { requireFeature } from '#domain/company/queries.ts'
import { foldSpaces, foldWidth } from '#ground/folding.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/db.ts'
import { isWithin, parseNetwork } from '#platform/network.ts'
import { holdMembers } from '../user/queries.ts'
import { checkAllowedNetworks, type AllowedNetwork } from './rules.ts'

/**
 * Replaces the whole list. An empty list allows every address; every plan may empty the list, so a list left from a
 * larger plan can be removed. Refuses own_address_excluded, so that users do not lock themselves out.
 */
export async function updateAllowedNetworks(
  tx: Tx,
  company: CompanyViewer,
  given: readonly AllowedNetwork[],
  address: string,
) {
  const { companyId } = company
  const networks = given.map(({ network, label }) => ({ network: foldWidth(network), label: foldSpaces(label) }))
  refuseInvalid(checkAllowedNetworks(networks, (text) => parseNetwork(text) !== null))
  await holdMembers(tx, company)
  if (networks.length > 0) await requireFeature(tx, companyId, 'ip_restriction')
  const written = networks.map(({ network }) => network)
  if (networks.length > 0 && !isWithin(address, written))
    throw new Refusal('own_address_excluded', { values: { address } })

  const before = await tx.deleteFrom('allowedNetwork').where('companyId', '=', companyId).returning('network').execute()
  if (networks.length > 0) {
    // 10.0.0.1/8 is stored as its network 10.0.0.0/8; a network given twice is stored once.
    await tx
      .insertInto('allowedNetwork')
      .values(
        networks.map(({ network, label }) => ({ companyId, label, network: sql<string>`network(${network}::inet)` })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await recordAudit(tx, company, [
    {
      action: 'updateAllowedNetworks',
      subject: 'allowed_network',
      subjectId: companyId,
      companyId,
      from: before.map(({ network }) => network).join(' ') || null,
      to: written.join(' ') || null,
    },
  ])
  return companyId
}
