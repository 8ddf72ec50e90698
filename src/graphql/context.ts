import DataLoader from 'dataloader'
import type { AcceptedFcmTokens } from '#domain/candidate-account/fcm-token/rules.ts'
import type { SignInKeys } from '#domain/session/sign-in/attempt/keys.ts'
import type { AgentPartner } from '#domain/candidate-account/consent/agent-consultation/rules.ts'
import type { MailTokens } from '#domain/notification/setting/one-click/token.ts'
import type { WebhookSecrets } from '#domain/webhook/secret.ts'
import type { Reach } from '#platform/public-address.ts'
import type { RelyingParty } from '#domain/candidate-account/passkey/rules.ts'
import type { SendingHours } from '#domain/scout-invitation/sending/delivery/rules.ts'
import { requireCompany, type CompanyId, type Viewer } from '#domain/viewer/viewer.ts'
import type { Area } from '#ground/area.ts'
import type { Db, Tx } from '#platform/db.ts'
import type { Files } from '#platform/files.ts'
import type { OneTimeCodes } from '#platform/one-time-codes.ts'
import type { CompanyOidc } from '#platform/company-oidc.ts'
import type { Relay } from '#platform/relay.ts'
import type { TxtRecords } from '#platform/txt-records.ts'
import type { Sealing } from '#platform/secret.ts'

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

export type Context = {
  viewer: Viewer
  /** For reading. */
  db: Db
  /** For the candidate search: few connections and short timeouts, so that a search never delays a booking. */
  searchDb: Db
  /** Opens the one transaction of a mutation; with an Idempotency-Key the act runs once and its result is replayed. */
  write: <Result>(act: (tx: Tx) => Promise<Result>) => Promise<Result>
  /** Collects the keys of one tick into one statement. */
  batch: <Proof, Key, Value>(query: BatchQuery<Proof, Key, Value>, proof: Proof) => Batch<Key, Value>
  /** Like `batch`, for a query that needs no proof beside its keys. */
  batchOpen: <Key, Value>(query: OpenQuery<Key, Value>) => Batch<Key, Value>
  /** Like `batch`, on the connections of the search. */
  searchBatch: Context['batch']
  relay: Relay
  files: Files
  oneTimeCodes: OneTimeCodes
  relyingParty: RelyingParty
  sealing: Sealing
  /** Whether the settings ask operators for a second factor. */
  needsOperatorFactor: boolean
  /** Counts an attempt of this network address. Refuses too_many_requests once no attempts are left. */
  requireRate: (limit: AttemptLimit) => Promise<void>
  /** The keys under which failed sign-ins of this mail address from here are counted. */
  signInKeysOf: (area: Area, email: string) => SignInKeys
  /** The visitor's network address; 'unknown' when there is none. */
  address: string
  /** The hash of the viewer's session token; null for a viewer without a cookie. */
  sessionTokenSha256: Buffer | null
  acceptedFcmTokens: AcceptedFcmTokens
  scoutHours: SendingHours
  /** Tokens of the mails whose kind their reader may end. */
  mailTokens: MailTokens
  webhookSecrets: WebhookSecrets
  /** Where addresses that people type may lead. */
  outboundReach: Reach
  /** The partner a student may be handed over to; null while none is named. */
  agentPartner: AgentPartner | null
  /** The OpenID providers of companies. */
  companyOidc: CompanyOidc
  txtRecords: TxtRecords
  requestId: string
}

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
    { maxBatchSize: 1000 },
  )
  return {
    load: (key) => loader.load(key),
    read: (key, read) => (loaded.has(key) ? read(loaded.get(key)) : loader.load(key).then(read)),
  }
}

/** The viewer's own company. Refuses any other viewer. */
export const companyOf = (context: Context): CompanyId => requireCompany(context.viewer).companyId
