import DataLoader from 'dataloader'
import type { SignInKeys } from '#domain/session/sign-in/attempt/keys.ts'
import { requireCompany, requireCompanyMember, type CompanyId, type Viewer } from '#domain/viewer/viewer.ts'
import type { Area } from '#ground/area.ts'
import type { Db, InTransaction } from '#platform/database/db.ts'
import type { Connections, Services } from './product-services.ts'

/** Reads many keys with one statement. A key that does not exist in the database is absent from the map. */
type BatchQuery<Proof, Key, Value> = (db: Db, proof: Proof, keys: readonly Key[]) => Promise<Map<Key, Value>>

/** A query whose keys are the whole proof: ids of rows that the viewer has read, or what everybody may read. */
type OpenQuery<Key, Value> = (db: Db, keys: readonly Key[]) => Promise<Map<Key, Value>>

type Batch<Key, Value> = {
  load: (key: Key) => Promise<Value | undefined>
  /**
   * Like `load`, then `read`, but without a promise for a value that is already loaded: a page of cards reads hundreds.
   */
  read: <Result>(key: Key, read: (value: Value | undefined) => Result) => Result | Promise<Result>
}

export type AttemptLimit = { name: string; attempts: number; seconds: number }

/** Belongs to one request. The door makes it for the viewer it has found. */
type OfRequest = {
  viewer: Viewer
  /** Opens the one transaction of a mutation; with an Idempotency-Key the act runs once and its result is replayed. */
  write: InTransaction
  /** Collects the keys of one tick into one statement. */
  batch: <Proof, Key, Value>(query: BatchQuery<Proof, Key, Value>, proof: Proof) => Batch<Key, Value>
  /** Like `batch`, for a query that needs no proof beside its keys. */
  batchOpen: <Key, Value>(query: OpenQuery<Key, Value>) => Batch<Key, Value>
  /** Like `batch`, on the connections of the search. */
  searchBatch: OfRequest['batch']
  /** Counts an attempt of this network address. Refuses too_many_requests once no attempts are left. */
  requireRate: (limit: AttemptLimit) => Promise<void>
  /** Counts an attempt of this viewer, wherever the viewer is. Refuses too_many_requests. */
  requireOwnRate: (limit: AttemptLimit) => Promise<void>
  /** Counts this request as one search of the viewer, however many numbers it asks for. Refuses too_many_requests. */
  requireSearchRate: () => Promise<void>
  /** The keys under which failed sign-ins of this mail address from here are counted. */
  signInKeysOf: (area: Area, email: string) => SignInKeys
  /** The visitor's network address; 'unknown' when there is none. */
  address: string
  /** A name of the visitor's network that does not reveal the address. */
  visitorName: () => string
  /** The hash of the viewer's session token; null for a viewer without a cookie. */
  sessionTokenSha256: Buffer | null
  requestId: string
  /** Asked by a page of ours: its document was weighed by a test. */
  isOwnDocument?: true
}

export type Context = Services & Connections & OfRequest

export type Batches = Pick<Context, 'batch' | 'batchOpen'>

/** One loader for each query and proof, for one request, so that viewers never share loaded data. */
export function batcher(db: Db): Batches {
  const loaders = new Map<unknown, Map<unknown, unknown>>()
  const batch = <Proof, Key, Value>(query: BatchQuery<Proof, Key, Value>, proof: Proof) =>
    loaderOf<Key, Value>(query, proof, (keys) => query(db, proof, keys))
  const batchOpen = <Key, Value>(query: OpenQuery<Key, Value>) =>
    loaderOf<Key, Value>(query, undefined, (keys) => query(db, keys))
  return { batch, batchOpen }

  function loaderOf<Key, Value>(
    query: unknown,
    proof: unknown,
    read: (keys: readonly Key[]) => Promise<Map<Key, Value>>,
  ): Batch<Key, Value> {
    const ofQuery = loaders.get(query) ?? new Map<unknown, unknown>()
    loaders.set(query, ofQuery)
    const existing = ofQuery.get(proof)
    if (existing) return existing as Batch<Key, Value>
    const loader = openBatch(read)
    ofQuery.set(proof, loader)
    return loader
  }
}

function openBatch<Key, Value>(query: (keys: readonly Key[]) => Promise<Map<Key, Value>>): Batch<Key, Value> {
  const loaded = new Map<Key, Value | undefined>()
  const loader = new DataLoader<Key, Value | undefined>(
    async (keys) => {
      const found = await query(keys)
      for (const key of keys) loaded.set(key, found.get(key))
      return keys.map((key) => found.get(key))
    },
    { maxBatchSize: 1000, batchScheduleFn: (callback) => setImmediate(callback) },
  )
  return {
    load: (key) => loader.load(key),
    read: (key, read) => (loaded.has(key) ? read(loaded.get(key)) : loader.load(key).then(read)),
  }
}

/** The viewer's own company. Refuses any other viewer. */
export const companyOf = (context: Context): CompanyId => requireCompany(context.viewer).companyId

/** As `companyOf`, also for an interviewer: only for what belongs to their own dates, or to themselves. */
export const memberCompanyOf = (context: Context): CompanyId => requireCompanyMember(context.viewer).companyId
