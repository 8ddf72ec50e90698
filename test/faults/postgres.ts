import { findBinaries } from '#platform/database/postgres-binaries.ts'
import { addressOf, clusterIn, initialise } from '#platform/database/postgres-cluster.ts'
import { freePort } from '#test/e2e/free-port.ts'
import { serverOf, statement, type Postgres } from '../../bench/replicas/postgres-server.ts'

export { statement, type Postgres }

/** A PostgreSQL without a supervisor: the scenarios kill, stop and start it. */
export async function aPostgres(dataDir: string): Promise<Postgres> {
  const cluster = clusterIn(dataDir)
  initialise(findBinaries(), cluster, false)
  const port = await freePort()
  const postgres = serverOf(cluster.folder, port, addressOf(cluster, port))
  await postgres.start()
  await statement(postgres.url.replace(/[^/]+$/, 'postgres'), 'create database yoake')
  return postgres
}
