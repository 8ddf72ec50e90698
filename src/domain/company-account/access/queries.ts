import { sql } from 'kysely'
import { canCompanySignIn } from '#domain/company/rules.ts'
import type { RefusalCode } from '#ground/refusal.ts'
import type { Db, Tx } from '#platform/db.ts'
import { isWithin } from '#platform/network.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'

/** Everything that decides whether users of a company come in, in one row to be joined to. */
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

/** Why users of the company may not come in from this address now; null when they may. */
export function refusedAccess({ contractStatus, endsOn, networks }: Access, address: string): RefusalCode | null {
  if (!canCompanySignIn({ status: contractStatus, endsOn }, tokyoToday())) return 'contractExpired'
  return networks.length > 0 && !isWithin(address, networks) ? 'ip_address_not_allowed' : null
}
