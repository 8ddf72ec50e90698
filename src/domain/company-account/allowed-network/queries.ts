import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { isNarrower } from '#platform/network.ts'
import { countSignIns } from '../sign-in-address/queries.ts'

export const listAllowedNetworks = (db: Db | Tx, companyId: CompanyId) =>
  db
    .selectFrom('allowedNetwork')
    .select(['network', 'label', 'insertedAt'])
    .where('companyId', '=', companyId)
    .orderBy('network')
    .execute()

export type AllowedNetworkRow = Awaited<ReturnType<typeof listAllowedNetworks>>[number]

/** The fields that the form of the list replaces. */
export const editedPart = (rows: readonly AllowedNetworkRow[]) => rows.map(({ network, label }) => ({ network, label }))

export type NetworksEffect = { isNarrower: boolean; signIns: number; outside: number }

/** The effect of a new list: whether it shuts addresses out, and how many recent sign-ins came from there. */
export async function findNetworksEffect(
  db: Db,
  companyId: CompanyId,
  written: readonly string[],
): Promise<NetworksEffect> {
  const now = (await listAllowedNetworks(db, companyId)).map(({ network }) => network)
  return { isNarrower: isNarrower(written, now), ...(await countSignIns(db, companyId, written)) }
}
