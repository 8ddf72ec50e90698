import {
  PostgresDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type pg from 'pg'
import { openDb, type Db } from '../db.ts'
import { DialectWithArrays } from '../lists-as-arrays.ts'
import type { PoolKind } from './replica.ts'
import type { Replicas } from './replicas.ts'

/** A database whose statements go to a replica while a question allows it, and to the primary's pool otherwise. */
export const replicatedDb = (pool: pg.Pool, replicas: Replicas, kind: PoolKind, applicationName: string): Db =>
  openDb(new ReplicatedDialect(pool, replicas, kind), applicationName)

class ReplicatedDialect extends DialectWithArrays {
  readonly #openDriver: () => Driver

  constructor(pool: pg.Pool, replicas: Replicas, kind: PoolKind) {
    super({ pool })
    this.#openDriver = () => new ReplicatedDriver(new PostgresDriver({ pool }), replicas, kind)
  }
  override createDriver() {
    return this.#openDriver()
  }
}

class ReplicatedDriver implements Driver {
  readonly #primary: Driver
  readonly #replicas: Replicas
  readonly #kind: PoolKind

  constructor(primary: Driver, replicas: Replicas, kind: PoolKind) {
    this.#primary = primary
    this.#replicas = replicas
    this.#kind = kind
  }
  init = () => this.#primary.init()
  destroy = () => this.#primary.destroy()

  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#replicas.isAsked(this.#kind)) return this.#primary.acquireConnection()
    return new ReplicatedConnection(this.#replicas, this.#kind, () => this.#primary.acquireConnection())
  }
  async releaseConnection(connection: DatabaseConnection) {
    const own = connection instanceof ReplicatedConnection ? connection.primary : connection
    if (own) await this.#primary.releaseConnection(own)
  }

  /** A transaction is the primary's. */
  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    await this.#primary.beginTransaction(await primaryOf(connection), settings)
  }
  async commitTransaction(connection: DatabaseConnection) {
    await this.#primary.commitTransaction(await primaryOf(connection))
  }
  async rollbackTransaction(connection: DatabaseConnection) {
    await this.#primary.rollbackTransaction(await primaryOf(connection))
  }
}

const primaryOf = async (connection: DatabaseConnection) =>
  connection instanceof ReplicatedConnection ? connection.goToPrimary() : connection

/** Takes a connection of the primary only when no replica answered; from then on it stays there. */
class ReplicatedConnection implements DatabaseConnection {
  primary: DatabaseConnection | undefined
  readonly #replicas: Replicas
  readonly #kind: PoolKind
  readonly #acquire: () => Promise<DatabaseConnection>

  constructor(replicas: Replicas, kind: PoolKind, acquire: () => Promise<DatabaseConnection>) {
    this.#replicas = replicas
    this.#kind = kind
    this.#acquire = acquire
  }
  async goToPrimary() {
    return (this.primary ??= await this.#acquire())
  }
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.primary) return this.primary.executeQuery<Row>(query)
    const answered = await this.#replicas.answer(this.#kind, (connection) => connection.executeQuery<Row>(query))
    return answered ? answered.result : (await this.goToPrimary()).executeQuery<Row>(query)
  }
  async *streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    yield* (await this.goToPrimary()).streamQuery<Row>(query, chunkSize)
  }
}
