import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adminEndpoint } from '#door/admin-door.ts'
import { openDenials } from '#door/denials.ts'
import { type Door, type DoorParts, openDoor } from '#door/door.ts'
import { relyingPartyAt } from '#domain/candidate-account/passkey/rules.ts'
import { sessionCookies } from '#domain/session/rules.ts'
import { openSignInKeys } from '#domain/session/sign-in/attempt/keys.ts'
import type { SendingHours } from '#domain/scout-invitation/sending/delivery/rules.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { guest } from '#domain/viewer/viewer.ts'
import { openFiles, type Files } from '#platform/files.ts'
import { openOneTimeCodes } from '#platform/one-time-codes.ts'
import { openVisitorLimits } from '#platform/rate-limit.ts'
import type { Reach } from '#platform/public-address.ts'
import { openRelay } from '#platform/relay.ts'
import { openSealing } from '#platform/secret.ts'
import { openVisitorNames } from '#platform/visitor.ts'
import { testCompanyOidc } from './company-provider.ts'
import { testAgentPartner, testIssuer, testMailTokens, testWebhookSecrets } from './work.ts'
import { testDatabase, type TestDatabase } from './database.ts'

export type Answered = {
  // A test knows what it asked; the schema already checked the shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  data: any
  errors: { code: string; message: string; fields?: { path: string; message: string }[] }[]
}
type Variables = Record<string, unknown>
type Options = { idempotencyKey?: string; address?: string; studentSession?: string }
export type TestClient = { ask: (query: string, variables?: Variables, options?: Options) => Promise<Answered> }

const acceptedFcmTokens = { kind: 'webPush', hosts: ['127.0.0.1'], allowHttp: true } as const

export type TestApp = TestDatabase & {
  door: Door
  /** Another server's door on the same database, which differs in these parts. */
  openDoorWith: (parts: Partial<Parameters<typeof openDoor>[0]>) => Door
  files: Files
  as: (viewer: Viewer | null) => TestClient
  /** The same through a door that differs in these parts. */
  asWith: (parts: Partial<DoorParts>, viewer: Viewer | null) => TestClient
  /** The same for the admin schema. */
  asAdmin: (viewer: Viewer | null) => TestClient
}

/**
 * The door on a database of its own: requests go through HTTP handling, masking and transactions as in production.
 * Scouts leave at any hour; tests of the sending hours ask for the daytime.
 */
export async function testApp({
  documents = null,
  scoutHours = 'any',
  outboundReach = 'any',
}: { documents?: DoorParts['documents']; scoutHours?: SendingHours; outboundReach?: Reach } = {}): Promise<TestApp> {
  const database = await testDatabase()
  const relay = openRelay(database.url)
  const dataDir = mkdtempSync(join(tmpdir(), 'yoake-files-'))
  const files = openFiles({ dataDir, filesUrl: undefined })
  const parts: Parameters<typeof openDoor>[0] = {
    db: database.db,
    searchDb: database.db,
    relay,
    files,
    introspection: true,
    documents,
    acceptedFcmTokens,
    cookies: sessionCookies,
    scoutHours,
    mailTokens: testMailTokens,
    agentPartner: testAgentPartner,
    webhookSecrets: testWebhookSecrets,
    outboundReach,
    issuer: testIssuer,
    addressOf: (request) => request.headers.get('x-forwarded-for') ?? 'unknown',
    mayTry: openVisitorLimits(database.pool, 'a secret of the tests'),
    denials: openDenials(database.db, 'a secret of the tests'),
    signInKeysOf: openSignInKeys('a secret of the tests'),
    oneTimeCodes: openOneTimeCodes('a secret of the tests'),
    companyOidc: testCompanyOidc,
    txtRecords: async () => [],
    relyingParty: relyingPartyAt('http://localhost', 'ヨアケ'),
    sealing: openSealing('a secret of the tests'),
    needsOperatorFactor: false,
    visitorOf: openVisitorNames('a secret of the tests'),
  }
  const door = openDoor(parts)

  const client = (endpoint: string, fetch: Door['fetch'], viewer: Viewer | null): TestClient => ({
    async ask(query, variables = {}, { idempotencyKey, address, studentSession } = {}) {
      const headers = new Headers({ 'content-type': 'application/json', accept: 'application/json' })
      if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
      if (studentSession) headers.set('cookie', `${sessionCookies.candidate}=${studentSession}`)
      if (address) headers.set('x-forwarded-for', address)
      const request = new Request(`http://localhost${endpoint}`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ query, variables }),
      })
      const response = await fetch(request, viewer ?? guest)
      const { data, errors = [] } = (await response.json()) as {
        data?: unknown
        errors?: { message: string; extensions: { code: string; fields?: Answered['errors'][number]['fields'] } }[]
      }
      return { data, errors: errors.map(({ message, extensions }) => ({ message, ...extensions })) }
    },
  })

  return {
    ...database,
    door,
    openDoorWith: (other) => openDoor({ ...parts, ...other }),
    files,
    as: (viewer) => client('/graphql', door.fetch, viewer),
    asWith: (other, viewer) => client('/graphql', openDoor({ ...parts, ...other }).fetch, viewer),
    asAdmin: (viewer) => client(adminEndpoint, door.admin.fetch, viewer),
    close: async () => {
      rmSync(dataDir, { recursive: true, force: true })
      await relay.close()
      await database.close()
    },
  }
}
