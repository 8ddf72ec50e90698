import { readCommandLine } from '#platform/command-line.ts'
import { openDatabaseServer } from '#platform/database/database-server.ts'
import { openDatabase } from '#platform/database/db.ts'
import { readEnv } from '#platform/env.ts'
import { StartRefused, tellStartFailure } from '#platform/start-refused.ts'
import { resealAll } from '../src/server/reseal.ts'

try {
  readCommandLine({
    usage: 'npm run secrets:reseal',
    about: 'Seals anew under SESSION_SECRET what is sealed under SESSION_SECRET_PREVIOUS, beside the running product.',
  })
  const env = readEnv(process.env)
  if (env.previousSecrets.length === 0)
    throw new StartRefused('SESSION_SECRET_PREVIOUS: read nothing, expected the secret under which things are sealed')
  const server = await openDatabaseServer(env)
  try {
    const database = openDatabase(server.directUrl, { poolSize: 2 })
    try {
      const all = await resealAll(database.pool, env)
      for (const { table, sealed, unreadable } of all)
        process.stdout.write(`${table}: ${sealed} sealed anew, ${unreadable} unreadable\n`)
      process.exitCode = all.some(({ unreadable }) => unreadable > 0) ? 1 : 0
    } finally {
      await database.close()
    }
  } finally {
    await server.stop()
  }
} catch (error) {
  tellStartFailure(error)
}
