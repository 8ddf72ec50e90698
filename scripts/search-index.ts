import { rebuildSearchIndex } from '#domain/candidate-search/search-index/rebuild.ts'
import { verifySearchIndex } from '#domain/candidate-search/search-index/verify.ts'
import { readCommandLine, wholeNumber } from '#platform/command-line.ts'
import { openDatabaseServer } from '#platform/database/database-server.ts'
import { readEnv } from '#platform/env.ts'
import { StartRefused, tellStartFailure } from '#platform/start-refused.ts'

// rebuild, whole or one family of keys, or verify; beside a running product or without one.
try {
  const { words, values } = readCommandLine({
    usage: 'npm run search:rebuild -- [--family t:] [--builders 2], npm run search:verify',
    about: 'Builds the search index anew beside the running product, or compares every bit of it with the students.',
    options: { family: { type: 'string' }, builders: { type: 'string', default: '2' } },
    words: 1,
  })
  const [act = ''] = words
  if (act !== 'rebuild' && act !== 'verify') throw new StartRefused(`read "${act}", expected rebuild or verify`)
  if (values.family !== undefined && !/^[a-z]+:$/.test(values.family))
    throw new StartRefused(`--family: read "${values.family}", expected the beginning of keys, such as t: or a:`)
  const builders = wholeNumber('builders', values.builders, 1, 16)
  const server = await openDatabaseServer(readEnv(process.env))
  const started = performance.now()
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1)
  const tell = (done: number, chunks: number) => process.stdout.write(`${done} of ${chunks} chunks, ${seconds()} s\n`)
  try {
    if (act === 'rebuild') {
      const { family } = values
      await rebuildSearchIndex(server.directUrl, {
        family,
        builders,
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
} catch (error) {
  tellStartFailure(error)
}
