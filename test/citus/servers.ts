import { execFile } from 'node:child_process'
import { appendFileSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '#test/e2e/free-port.ts'
import { statement } from '../faults/postgres.ts'

const run = promisify(execFile)

export type CitusServer = { port: number; url: string; start: () => Promise<void>; kill: () => Promise<void> }
export type CitusCluster = { coordinator: CitusServer; workers: CitusServer[]; close: () => Promise<void> }

/** A coordinator and two workers inside the folder that `build.sh` made. Everything in them goes with `close`. */
export async function aCitusCluster(root: string, { sharedMegabytes = 256 } = {}): Promise<CitusCluster> {
  if (!existsSync(join(root, 'usr/lib/postgresql/18/lib/citus.so')))
    throw new Error(`${root} holds no Citus: bash test/citus/build.sh ${root} SOURCES-OF-CITUS`)
  const servers: CitusServer[] = []
  const close = async () => {
    await Promise.all(numbers.map((number) => stop(root, number).catch(() => undefined)))
    rmSync(join(root, home), { recursive: true, force: true })
  }
  // A run that was killed left its servers behind.
  await close()
  try {
    await inside(root, 'install', ['-d', '-o', 'postgres', `/${home}`], 'root')
    for (const number of numbers) servers.push(await aServer(root, number, sharedMegabytes))
    const [coordinator, ...workers] = servers
    if (!coordinator) throw new Error('no coordinator')
    await statement(coordinator.url, `select citus_set_coordinator_host('127.0.0.1', ${coordinator.port})`)
    for (const { port } of workers) await statement(coordinator.url, `select citus_add_node('127.0.0.1', ${port})`)
    await statement(coordinator.url, 'alter database yoake set citus.enable_ddl_propagation = off')
    return { coordinator, workers, close }
  } catch (error) {
    await close()
    throw error
  }
}

const home = 'citus-trial'
const binaries = '/usr/lib/postgresql/18/bin'
/** The coordinator and two workers. */
const numbers = [0, 1, 2]
const folderOf = (number: number) => `/${home}/${number}`

const control = (root: string, number: number, ...words: string[]) =>
  inside(root, `${binaries}/pg_ctl`, ['-D', folderOf(number), '-l', `${folderOf(number)}.log`, '-w', ...words])
const stop = (root: string, number: number) => control(root, number, '-m', 'immediate', 'stop')

async function aServer(root: string, number: number, sharedMegabytes: number): Promise<CitusServer> {
  const port = await freePort()
  const data = folderOf(number)
  const locale = ['--locale-provider=icu', '--icu-locale=ja', '--locale=C.UTF-8']
  await inside(root, `${binaries}/initdb`, ['-D', data, '-U', 'yoake', '--auth=trust', '-N', ...locale])
  appendFileSync(join(root, data, 'postgresql.conf'), settings(port, sharedMegabytes))
  const server = {
    port,
    url: `postgres://yoake@127.0.0.1:${port}/yoake`,
    start: () => control(root, number, 'start'),
    kill: () => stop(root, number),
  }
  await server.start()
  await statement(server.url.replace(/[^/]+$/, 'postgres'), 'create database yoake')
  await statement(server.url, 'create extension citus')
  return server
}

const settings = (port: number, sharedMegabytes: number) => `
listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = ''
shared_preload_libraries = 'citus'
shared_buffers = ${sharedMegabytes}MB
max_wal_size = 2GB
random_page_cost = 1.1
jit = off
citus.node_connection_timeout = '1s'
`

/** Without the environment of who runs it: a home that is not there's own breaks connections to workers. */
async function inside(root: string, program: string, words: string[], user = 'postgres') {
  await run('chroot', [`--userspec=${user}`, root, program, ...words], {
    env: { HOME: '/tmp', PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
  })
}
