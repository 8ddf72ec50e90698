import { countWorkers, shardsOfWorker, type Place } from '#domain/candidate-search/search-index/place.ts'
import { rebuildSearchIndex } from '#domain/candidate-search/search-index/rebuild.ts'
import { verifySearchIndex } from '#domain/candidate-search/search-index/verify.ts'
import { readCommandLine, wholeNumber } from '#platform/command-line.ts'
import { openDatabaseServer } from '#platform/database/database-server.ts'
import { openDatabase } from '#platform/database/db.ts'
import { readEnv } from '#platform/env.ts'
import { StartRefused, tellStartFailure } from '#platform/start-refused.ts'

// rebuild, whole or one family of keys, distribute over the workers of Citus and gather back, or verify; beside a
// running product or without one.
try {
  const { words, values } = readCommandLine({
    usage:
      'npm run search:rebuild -- [--family t:] [--builders 2], npm run search:distribute -- [--copies 2] [--shards N], npm run search:gather, npm run search:verify',
    about:
      'Builds the search index anew beside the running product, over the workers of Citus or back on one server too, or compares every bit of it with the students.',
    options: {
      family: { type: 'string' },
      builders: { type: 'string', default: '2' },
      copies: { type: 'string', default: '2' },
      shards: { type: 'string' },
    },
    words: 1,
  })
  const [act = ''] = words
  if (!['rebuild', 'distribute', 'gather', 'verify'].includes(act))
    throw new StartRefused(`read "${act}", expected rebuild, distribute, gather or verify`)
  if (values.family !== undefined && (act !== 'rebuild' || !/^[a-z]+:$/.test(values.family)))
    throw new StartRefused(`--family: read "${values.family}", expected the beginning of keys, such as t: or a:`)
  const builders = wholeNumber('builders', values.builders, 1, 16)
  const copies = wholeNumber('copies', values.copies, 1, 8)
  const shards = values.shards === undefined ? undefined : wholeNumber('shards', values.shards, 1, 1024)
  const server = await openDatabaseServer(readEnv(process.env))
  const started = performance.now()
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1)
  const tell = (done: number, chunks: number) => process.stdout.write(`${done} of ${chunks} chunks, ${seconds()} s\n`)
  try {
    if (act !== 'verify') {
      await rebuildSearchIndex(server.directUrl, {
        family: values.family,
        builders,
        place: act === 'gather' ? 'here' : act === 'distribute' ? await overWorkers(server.directUrl) : undefined,
        tell: ({ done, chunks }) => tell(done, chunks),
      })
      const peak = Math.round(process.resourceUsage().maxRSS / 1024)
      process.stdout.write(`Rebuilt in ${seconds()} s, peak ${peak} MiB\n`)
    } else {
      const { candidates, keys, wrongBits } = await verifySearchIndex(server.directUrl, tell)
      process.stdout.write(`${candidates} students, ${keys} keys of chunks, ${wrongBits} wrong bits, ${seconds()} s\n`)
      process.exitCode = wrongBits === 0 ? 0 : 1
    }
  } finally {
    await server.stop()
  }

  async function overWorkers(url: string): Promise<Place> {
    const { pool, close } = openDatabase(url, { poolSize: 1 })
    try {
      const workers = await countWorkers(pool)
      if (workers === undefined)
        throw new StartRefused(
          'このデータベースに Citus がないため、検索を複数のサーバーに分けられません。何も変更していません / this database has no Citus: install it on every server and run "create extension citus" first (docs/search-over-servers.md); nothing was changed',
        )
      if (workers < copies)
        throw new StartRefused(
          `Citus のワーカーが ${workers} 台しかないため、写しを ${copies} つ置けません。何も変更していません / Citus knows ${workers} workers, too few for ${copies} copies: add workers with citus_add_node, or name fewer --copies; nothing was changed`,
        )
      return { copies, shards: shards ?? workers * shardsOfWorker }
    } finally {
      await close()
    }
  }
} catch (error) {
  tellStartFailure(error)
}
