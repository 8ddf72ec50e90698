import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { nothingKept, playPooled } from '../../faults/pooled.ts'
import { differing, figuresOf } from '../../faults/scenario.ts'
import type { Figures } from '../round.ts'
import { aClusterBehindHaproxy, aDatabase, pooled, startPgbouncer } from '../world.ts'

/** Two processes one after the other, a rebuild and a fold through the real pooler, both ways it treats named statements. */
export async function playPgbouncer(folder: string): Promise<Figures> {
  const { near, close } = await aClusterBehindHaproxy(folder)
  const found: Figures = { 'started without a direct address': 0 }
  try {
    for (const preparedStatements of [200, 0]) {
      const directUrl = await aDatabase(`pooled${preparedStatements}`)
      await startPgbouncer(near, directUrl, preparedStatements)
      const figures = await playPooled({ pooledUrl: pooled(directUrl), directUrl })
      const wrong = differing(figures, nothingKept)
      process.stdout.write(`       max_prepared_statements ${preparedStatements}: ${figuresOf(figures)}\n`)
      found[`wrong with ${preparedStatements}`] = wrong.length
      if (!(await isRefused(pooled(directUrl)))) found['started without a direct address'] = 1
    }
    return found
  } finally {
    close()
  }
}

/** A start that finds the pooler alone is refused in one line. */
async function isRefused(url: string): Promise<boolean> {
  const env = { ...process.env, DATABASE_URL: url, NODE_ENV: 'test', DEMO: 'off', LOG_LEVEL: 'fatal' }
  const child = spawn(process.execPath, ['src/worker.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const late = setTimeout(() => child.kill('SIGKILL'), 60_000)
  await once(child, 'exit')
  clearTimeout(late)
  return child.exitCode === 1 && said.includes('DATABASE_DIRECT_URL')
}
