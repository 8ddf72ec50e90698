import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort, untilAnswers } from '../ready.ts'
import { orm } from './orm-peer.ts'
import type { Peer } from './peer.ts'
import { cards, refusesText, variablesOf } from './postgraphile-question.ts'
import { postgraphilePackages } from './postgraphile-packages.ts'
import { dropPostgraphileViews, ensurePostgraphileTables } from './postgraphile-tables.ts'

type Body = {
  data?: { candidates: { totalCount: number; nodes: { rowId: string }[] } }
  errors?: { message: string }[]
}

/** PostGraphile over the ORM's tables, over HTTP with thirty cards. */
export const postgraphile: Peer = {
  title: 'PostGraphile',
  beside: 'api',
  packages: postgraphilePackages,
  refuses: refusesText,
  async open(stage) {
    const loadSeconds = await ensurePostgraphileTables(stage.url)
    const { companyId } = stage.world
    const port = await freePort()
    const url = `http://127.0.0.1:${port}/graphql`
    const child = spawn(process.execPath, ['bench/search/postgraphile-server.ts'], {
      env: {
        ...process.env,
        DATABASE_URL: stage.url,
        PORT: String(port),
        NODE_ENV: 'production',
        GRAPHILE_ENV: 'production',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    async function close() {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      await dropPostgraphileViews(stage.url)
    }
    const send = async (query: string, variables: object = {}) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      })
      return (await response.json()) as Body
    }
    const isUp = () =>
      send('{ __typename }').then(
        ({ errors }) => errors === undefined,
        () => false,
      )
    await untilAnswers(url, isUp, () => child.exitCode !== null).catch(async (error: unknown) => {
      await close()
      throw error
    })
    const tables = await orm.open(stage)
    return {
      loadSeconds,
      async ask(question) {
        const { data, errors } = await send(cards, variablesOf(companyId, question))
        const [error] = errors ?? []
        if (!data || error)
          throw Object.assign(new Error(error?.message ?? 'no data'), {
            code: error?.message.includes('statement timeout') ? '57014' : undefined,
          })
        return { totalCount: data.candidates.totalCount, ids: data.candidates.nodes.map(({ rowId }) => rowId) }
      },
      bytes: tables.bytes,
      async close() {
        await tables.close()
        await close()
      },
    }
  },
}
