import { duckdb } from './duckdb-peer.ts'
import { lancedb } from './lancedb-peer.ts'
import { orm } from './orm-peer.ts'
import type { Peer } from './peer.ts'
import { postgraphile } from './postgraphile-peer.ts'
import { sqlite } from './sqlite-peer.ts'

/** Peers of our search, by the name that leaves each out: --no-duckdb. */
export const peers = { orm, duckdb, sqlite, lancedb, postgraphile } satisfies Record<string, Peer>

export type PeerName = keyof typeof peers
export const peerNames = Object.keys(peers) as PeerName[]

type LeavingOut = `no-${PeerName}`
export const leavingOut = (name: PeerName): LeavingOut => `no-${name}`
export const leavingOutOptions = Object.fromEntries(
  peerNames.map((name) => [leavingOut(name), { type: 'boolean', default: false }]),
) as Record<LeavingOut, { type: 'boolean'; default: false }>
