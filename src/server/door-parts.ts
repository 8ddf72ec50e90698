import { sessionCookiesAt } from '#domain/session/rules.ts'
import { openSignInKeys } from '#domain/session/sign-in/attempt/keys.ts'
import { openDenials } from '#door/denials.ts'
import type { DoorParts } from '#door/door.ts'
import type { Services } from '#graphql/product-services.ts'
import type { Database, Db } from '#platform/database/db.ts'
import type { Env } from '#platform/env.ts'
import { openVisitorLimits } from '#platform/rate-limit.ts'
import type { Replicas } from '#platform/database/replica/replicas.ts'
import type { Relay } from '#platform/queue/relay.ts'
import { openVisitorNames } from '#platform/visitor.ts'
import { openDeskServices } from './open-services.ts'

type Opened = {
  services: Services
  database: Pick<Database, 'db' | 'pool'>
  /** `database` and the search's, where a question may be answered by a replica. */
  reading: { db: Db; searchDb: Db }
  replicas?: Replicas | undefined
  relay: Relay
  addressOf: (request: Request) => string
}

/** The door's parts that follow from the settings, with what is open already. */
export const openDoorParts = (env: Env, { services, database, reading, replicas, relay, addressOf }: Opened) =>
  ({
    services,
    deskServices: openDeskServices(env),
    connections: { ...reading, primaryDb: database.db, relay },
    replicas,
    introspection: env.introspection,
    cookies: sessionCookiesAt(env.publicUrl),
    addressOf,
    mayTry: openVisitorLimits(database.pool, env.sessionSecret),
    denials: openDenials(database.db, env.sessionSecret),
    signInKeysOf: openSignInKeys(env.sessionSecret),
    visitorOf: openVisitorNames(env.sessionSecret),
  }) satisfies Omit<DoorParts, 'documents'>
