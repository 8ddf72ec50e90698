import { sql } from 'kysely'
import { canCompanySignIn } from '#domain/company/rules.ts'
import type { RefusalCode } from '#ground/refusal.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { isWithin } from '#platform/network.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'

/** The conditions for access of a company's users (contract, end, networks), as one row to join. */
export const companyAccess = (db: Db | Tx) =>
  db
    .selectFrom('contract')
    .distinctOn('contract.companyId')
    .select(['contract.companyId', 'contract.status as contractStatus', 'contract.endsOn'])
    .select(
      sql<string[]>`array(
        select network::text from allowed_network where allowed_network.company_id = contract.company_id)`.as(
        'networks',
      ),
    )
    .orderBy('contract.companyId')
    .orderBy('contract.startsOn', 'desc')
    .orderBy('contract.id', 'desc')

type Access = { contractStatus: string; endsOn: string; networks: readonly string[] }

/** The refusal for users of the company at this address now; null when they have access. */
export function refusedAccess({ contractStatus, endsOn, networks }: Access, address: string): RefusalCode | null {
  if (contractStatus === 'SUSPENDED') return 'contractSuspended'
  if (!canCompanySignIn({ status: contractStatus, endsOn }, tokyoToday())) return 'contractExpired'
  return networks.length > 0 && !isWithin(address, networks) ? 'ip_address_not_allowed' : null
}
