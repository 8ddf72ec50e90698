import { createHmac } from 'node:crypto'
import type { Plugin } from 'graphql-yoga'
import { openSecurityEvents } from '#domain/session/security-event/commands.ts'
import type { RefusalCode } from '#ground/refusal.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'
import { visitorNetwork } from '#platform/network.ts'

const denied: readonly unknown[] = [
  'forbidden',
  'ip_address_not_allowed',
  'invalid_authorization_token',
  'invalid_authorization_header',
  'reading_limit_reached',
] satisfies RefusalCode[]

/** Records refused access of a viewer. Codes outside `denied` are not recorded. */
export type Denials = (viewer: Viewer, address: string, codes: readonly unknown[]) => Promise<void>

export function openDenials(db: Db, secret: string): Denials {
  const record = openSecurityEvents(db)
  return async (viewer, address, codes) => {
    const reasons = new Set(codes.filter((code) => denied.includes(code)))
    if (reasons.size === 0) return
    const visitor = createHmac('sha256', secret)
      .update(`visitor ${visitorNetwork(address)}`)
      .digest('base64url')
    for (const reason of reasons)
      await record({ kind: 'access_denied', ...askerOf(viewer), reason: String(reason), visitor })
  }
}

function askerOf(viewer: Viewer) {
  if (viewer.kind === 'candidate') return { area: 'candidate', subject: viewer.candidateId } as const
  if (viewer.kind === 'company') return { area: 'client', subject: viewer.companyUserId } as const
  if (viewer.kind === 'accessToken') return { area: 'client', subject: viewer.accessTokenId } as const
  return viewer.kind === 'admin'
    ? ({ area: 'admin', subject: viewer.adminAccountId } as const)
    : ({ area: 'none', subject: '' } as const)
}

export const codesOf = (result: unknown): unknown[] => {
  const errors = (result as { errors?: readonly { extensions?: { code?: unknown } }[] } | undefined)?.errors ?? []
  return errors.map(({ extensions }) => extensions?.code)
}

/** Records the refusals in every answer over HTTP. */
export const withDenials = (denials: Denials): Plugin<object, { viewer: Viewer; address: string }> => ({
  async onResultProcess({ result, serverContext }) {
    const { viewer, address } = serverContext as unknown as { viewer: Viewer; address: string }
    await denials(viewer, address, codesOf(result))
  },
})
