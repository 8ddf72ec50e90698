import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { childrenOf } from '../child-processes.ts'
import type { DemoProduct } from '../demo-product.ts'

/** Milliseconds of processor so far: of the Node process, and of PostgreSQL with all its connections. Linux alone. */
export function processorMsOf({ pid, dataDir }: DemoProduct) {
  const [postmaster = ''] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
  return {
    server: ofProcess(pid),
    postgres: childrenOf(Number(postmaster)).reduce((sum, child) => sum + ofProcess(child), 0),
  }
}

/** Of all living threads, exact to the nanosecond; the ticks of /proc/…/stat are ten milliseconds. */
const ofProcess = (pid: number) =>
  globSync(`/proc/${pid}/task/*/schedstat`).reduce(
    (sum, file) => sum + Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6,
    0,
  )
