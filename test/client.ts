import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { adminEndpoint } from '#door/admin-door.ts'
import { type Door, type DoorParts, openDoor } from '#door/door.ts'
import { sessionCookies } from '#domain/session/rules.ts'
import type { SendingHours } from '#domain/scout-invitation/sending/delivery/rules.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { guest } from '#domain/viewer/viewer.ts'
import type { Connections, Services } from '#graphql/product-services.ts'
import type { Files } from '#platform/files/files.ts'
import type { Reach } from '#platform/outgoing/public-address.ts'
import { openRelay } from '#platform/queue/relay.ts'
import { openDoorParts } from '../src/server/door-parts.ts'
import type { Pools } from '../src/server/pools.ts'
import { testDatabase, type TestDatabase } from './database.ts'
import { testEnv, testServices } from './settings.ts'

export type Answered = {
  // A test knows what it asked; the schema already checked the shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  data: any
  errors: { code: string; message: string; fields?: { path: string; message: string }[] }[]
}
type Variables = Record<string, unknown>
type Options = { idempotencyKey?: string; address?: string; studentSession?: string }
export type TestClient = { ask: (query: string, variables?: Variables, options?: Options) => Promise<Answered> }

/** The parts in which another door differs. */
type Other = Partial<Omit<DoorParts, 'services' | 'connections'>> & {
  services?: Partial<Services>
  connections?: Partial<Connections>
}

export type TestApp = TestDatabase & {
  door: Door
  /** Another server's door on the same database, which differs in these parts. */
  openDoorWith: (other: Other) => Door
  files: Files
  as: (viewer: Viewer | null) => TestClient
  /** The same through a door that differs in these parts. */
  asWith: (other: Other, viewer: Viewer | null) => TestClient
  /** The same for the admin schema. */
  asAdmin: (viewer: Viewer | null) => TestClient
}

type OpenedDatabase = TestDatabase & Partial<Pick<Pools, 'reading' | 'replicas'>>
type Setting = {
  documents?: DoorParts['documents']
  scoutHours?: SendingHours
  outboundReach?: Reach
  /** Another database than a copy of the run's. */
  open?: () => Promise<OpenedDatabase>
}

/** The app of a test file, opened before its first test and closed after its last. */
export function ownApp(setting: Setting = {}): TestApp {
  const app = {} as TestApp
  beforeAll(async () => void Object.assign(app, await testApp(setting)))
  afterAll(() => app.close())
  return app
}

/**
 * The door on a database of its own: requests go through HTTP handling, masking and transactions as in production.
 * Scouts leave at any hour; tests of the sending hours ask for the daytime.
 */
export async function testApp({
  documents = null,
  scoutHours = 'any',
  outboundReach = 'any',
  open = testDatabase,
}: Setting = {}): Promise<TestApp> {
  const database: OpenedDatabase = await open()
  const relay = openRelay(database.url)
  const dataDir = mkdtempSync(join(tmpdir(), 'yoake-files-'))
  const services = { ...testServices({ ...testEnv, dataDir }), scoutHours, outboundReach }
  const addressOf = (request: Request) => request.headers.get('x-forwarded-for') ?? 'unknown'
  const { reading = { db: database.db, searchDb: database.db }, replicas } = database
  const parts: DoorParts = {
    ...openDoorParts(testEnv, { services, database, reading, replicas, relay, addressOf }),
    documents,
  }
  const openDoorWith = (other: Other) =>
    openDoor({
      ...parts,
      ...other,
      services: { ...services, ...other.services },
      connections: { ...parts.connections, ...other.connections },
    })
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
    openDoorWith,
    files: services.files,
    as: (viewer) => client('/graphql', door.fetch, viewer),
    asWith: (other, viewer) => client('/graphql', openDoorWith(other).fetch, viewer),
    asAdmin: (viewer) => client(adminEndpoint, door.admin.fetch, viewer),
    close: async () => {
      rmSync(dataDir, { recursive: true, force: true })
      await relay.close()
      await database.close()
    },
  }
}
