import DataLoader from 'dataloader'
import type { AcceptedFcmTokens } from '#domain/candidate-account/fcm-token/rules.ts'
import type { SendingHours } from '#domain/scout-invitation/sending/delivery/rules.ts'
import { requireCompany, type CompanyId, type Viewer } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/db.ts'
import type { Files } from '#platform/files.ts'
import type { Relay } from '#platform/relay.ts'

/** Answers many keys with one statement; a key that is absent from the map is absent from the database. */
export type BatchQuery<Proof, Key, Value> = (db: Db, proof: Proof, keys: readonly Key[]) => Promise<Map<Key, Value>>

export type Batch<Key, Value> = {
  load: (key: Key) => Promise<Value | undefined>
  /** The same through `read`, and without a promise where the value is there already: a page of cards has hundreds. */
  read: <Result>(key: Key, read: (value: Value | undefined) => Result) => Result | Promise<Result>
}

export type AttemptLimit = { name: string; attempts: number; seconds: number }

export type Context = {
  viewer: Viewer
  /** For reading. */
  db: Db
  /** For searching students: few connections and little time, so that searching never keeps a booking waiting. */
  searchDb: Db
  /** Opens the one transaction of a mutation; with an Idempotency-Key the act runs once and its result is replayed. */
  write: <Result>(act: (tx: Tx) => Promise<Result>) => Promise<Result>
  /** Gathers the keys asked in one tick into one statement of a query. */
  batch: <Proof, Key, Value>(query: BatchQuery<Proof, Key, Value>, proof: Proof) => Batch<Key, Value>
  /** The same, of the search. */
  searchBatch: Context['batch']
  relay: Relay
  files: Files
  /** Counts an attempt of this visitor, by network address; refuses too_many_requests once they are used up. */
  takeAttempt: (limit: AttemptLimit) => Promise<void>
  /** From where the visitor came; 'unknown' where nobody could say. */
  address: string
  /** The session the viewer came with; null where the viewer came without a cookie. */
  sessionTokenSha256: Buffer | null
  acceptedFcmTokens: AcceptedFcmTokens
  scoutHours: SendingHours
  requestId: string
}

/** One loader per query and proof, for the length of one request: nothing is remembered across people. */
export function batcher(db: Db): Context['batch'] {
  const loaders = new Map<unknown, Map<unknown, unknown>>()
  return <Proof, Key, Value>(query: BatchQuery<Proof, Key, Value>, proof: Proof) => {
    const ofQuery = loaders.get(query) ?? new Map<unknown, unknown>()
    loaders.set(query, ofQuery)
    const known = ofQuery.get(proof)
    if (known) return known as Batch<Key, Value>
    const loader = openBatch((keys: readonly Key[]) => query(db, proof, keys))
    ofQuery.set(proof, loader)
    return loader
  }
}

function openBatch<Key, Value>(query: (keys: readonly Key[]) => Promise<Map<Key, Value>>): Batch<Key, Value> {
  const known = new Map<Key, Value | undefined>()
  const loader = new DataLoader<Key, Value | undefined>(
    async (keys) => {
      const found = await query(keys)
      for (const key of keys) known.set(key, found.get(key))
      return keys.map((key) => found.get(key))
    },
    { maxBatchSize: 1000 },
  )
  return {
    load: (key) => loader.load(key),
    read: (key, read) => (known.has(key) ? read(known.get(key)) : loader.load(key).then(read)),
  }
}

/** The company whose data may be read: the viewer's own, or nobody's. */
export const companyOf = (context: Context): CompanyId => requireCompany(context.viewer).companyId
