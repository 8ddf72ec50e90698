import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import { requireFeature } from '#domain/company/queries.ts'
import { foldWidth } from '#ground/spelling/folding.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { isWithin, parseNetwork } from '#platform/network.ts'
import { tellOfAccessChange } from '../access-change/commands.ts'
import { holdMembers } from '../user/queries.ts'
import { requireUnchanged } from '#platform/database/revision.ts'
import { editedPart, listAllowedNetworks } from './queries.ts'
import { checkAllowedNetworks, type AllowedNetwork } from './rules.ts'

/** The networks as they would be kept. Refuses invalid_input, plan_restricted and own_address_excluded. */
export async function checkedNetworks(
  db: Db | Tx,
  { companyId }: CompanyViewer,
  list: readonly AllowedNetwork[],
  address: string,
) {
  const networks = list.map(({ network, label }) => ({ network: foldWidth(network), label: foldSpaces(label) }))
  refuseInvalid(checkAllowedNetworks(networks, (text) => parseNetwork(text) !== null))
  if (networks.length > 0) await requireFeature(db, companyId, 'ip_restriction')
  const written = networks.map(({ network }) => network)
  if (networks.length > 0 && !isWithin(address, written))
    throw new Refusal('own_address_excluded', { values: { address } })
  return { networks, written }
}

/**
 * Replaces the whole list. An empty list allows every address; every plan may empty the list, so a list left from a
 * larger plan can be removed. Refuses changed_meanwhile, and own_address_excluded, so that users do not lock themselves out.
 */
export async function updateAllowedNetworks(
  tx: Tx,
  company: CompanyViewer,
  { networks: list, revision }: { networks: readonly AllowedNetwork[]; revision: string | null | undefined },
  address: string,
) {
  const { companyId } = company
  await holdMembers(tx, company)
  requireUnchanged(editedPart(await listAllowedNetworks(tx, companyId)), revision)
  const { networks, written } = await checkedNetworks(tx, company, list, address)
  const removed = await tx
    .deleteFrom('allowedNetwork')
    .where('companyId', '=', companyId)
    .returning('network')
    .execute()
  const before = removed.map(({ network }) => network)
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
      from: before.join(' ') || null,
      to: written.join(' ') || null,
    },
  ])
  const rows = await listAllowedNetworks(tx, companyId)
  if (
    rows
      .map(({ network }) => network)
      .toSorted()
      .join(' ') !== before.toSorted().join(' ')
  )
    await tellOfAccessChange(tx, company, 'NETWORKS_CHANGED')
  return companyId
}
