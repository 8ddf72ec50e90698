import { spawn } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, untilReady } from '../ready.ts'

export type BenchProduct = Awaited<ReturnType<typeof startProduct>>

/** The product of one checkout as `npm start` serves it, on the database that it starts itself and fills with the demo. */
export async function startProduct(name: string, root: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'yoake-bench-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const begun = performance.now()
  const server = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      LOG_LEVEL: 'error',
    },
    // The server ends when this channel closes, also after a crash of the bench.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  async function stop() {
    server.kill('SIGTERM')
    if (server.exitCode === null && server.signalCode === null)
      await new Promise((resolve) => server.once('exit', resolve))
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await untilReady(url, () => server.exitCode !== null)
  } catch (error) {
    await stop()
    throw error
  }
  const [postmaster = ''] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
  return {
    name,
    url,
    startSeconds: (performance.now() - begun) / 1000,
    /** Milliseconds of processor so far: of the Node process, and of PostgreSQL with all its connections. */
    processorMs: () => ({
      server: processorMsOf(String(server.pid)),
      postgres: childrenOf(postmaster).reduce((sum, pid) => sum + processorMsOf(pid), 0),
    }),
    stop,
  }
}

/** Of all living threads, exact to the nanosecond; the ticks of /proc/…/stat are ten milliseconds. */
const processorMsOf = (pid: string) =>
  globSync(`/proc/${pid}/task/*/schedstat`).reduce(
    (sum, file) => sum + Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6,
    0,
  )

const childrenOf = (parent: string) =>
  globSync('/proc/[0-9]*/stat').flatMap((file) => {
    const [, fields] = readStat(file).split(') ')
    return fields?.split(' ')[1] === parent ? [file.split('/')[2] ?? ''] : []
  })

/** Empty when the process has just ended. */
function readStat(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
