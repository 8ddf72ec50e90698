import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnv } from '#platform/env.ts'
import { openFiles } from '#platform/files/files.ts'
import type { Lifecycle } from '#platform/lifecycle.ts'
import { openServer } from '../../src/server/start.ts'
import type { TestDatabase } from '../database.ts'
import { copyDemoFiles, demoDatabase, type DemoSize } from '../demo-database.ts'
import { agentPartner, productionSettings } from '../e2e/production-settings.ts'
import { worker } from '../work.ts'

/** The product on a demo of its own, which answers requests in this process: it has no port. */
export type App = TestDatabase & {
  url: string
  /** Answers as to a visitor at this address. */
  receive: (request: Request, address?: string) => Promise<Response>
  /** Works off what waits in the queue. */
  work: () => Promise<void>
}

type Options = { candidates?: DemoSize; settings?: Record<string, string> }

/** The settings of a server in production; the test works off its queue. */
export const asInProduction = { ...productionSettings, TRUST_PROXY: '1', MAIL_URL: 'smtp://127.0.0.1:9', WORKER: 'off' }

export async function openApp({ candidates = 50, settings = {} }: Options = {}): Promise<App> {
  const database = await demoDatabase(candidates)
  const dataDir = mkdtempSync(join(tmpdir(), 'yoake-pages-'))
  copyDemoFiles(dataDir)
  const env = readEnv({
    NODE_ENV: 'test',
    // The codes of an authenticator are kept by account, and each app has the demo's.
    PUBLIC_URL: `https://${crypto.randomUUID()}.yoake.example`,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    WORKER: 'off',
    VIDEO_STILLS: 'off',
    ...agentPartner,
    ...settings,
  })
  const ends: (() => Promise<unknown> | void)[] = []
  const lifecycle: Lifecycle = {
    onStop: (_, end) => void ends.push(end),
    onSignal: () => undefined,
    stop: async () => {},
  }
  const { receive } = await openServer(env, { lifecycle })
  return {
    ...database,
    url: env.publicUrl,
    receive: async (request, address = '203.0.113.7') => receive(request, address),
    work: worker({ ...database, files: openFiles(env) }).run,
    async close() {
      for (const end of ends.toReversed()) await end()
      rmSync(dataDir, { recursive: true, force: true })
      await database.close()
    },
  }
}
