import type { Viewer } from '#domain/viewer/viewer.ts'

export type SocketLimits = { ofSession: number; ofUser: number; ofAddress: number }

/**
 * Open sockets of a session, a user and an address. A tab opens one while a memo is open, and all users of a company
 * may share one address.
 */
export const socketLimits: SocketLimits = { ofSession: 10, ofUser: 40, ofAddress: 1_000 }

/** The close code of a socket over the limit. graphql-ws does not count it as fatal and retries with growing pauses. */
export const tooManySockets = 4029

type Closing = { once: (event: 'close', then: () => void) => unknown }

/** Counts open sockets by key; a closing socket frees its place. */
export function openPlaces(maxPlaces: number) {
  const taken = new Map<string, number>()
  return {
    take(key: string, socket: Closing): boolean {
      const before = taken.get(key) ?? 0
      if (before >= maxPlaces) return false
      taken.set(key, before + 1)
      socket.once('close', () => {
        const rest = (taken.get(key) ?? 1) - 1
        if (rest > 0) taken.set(key, rest)
        else taken.delete(key)
      })
      return true
    },
  }
}

export function userOf(viewer: Viewer): string {
  if (viewer.kind === 'company') return viewer.companyUserId
  if (viewer.kind === 'candidate') return viewer.candidateId
  return viewer.kind === 'admin' ? viewer.adminAccountId : viewer.kind
}
