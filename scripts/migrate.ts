import { readCommandLine } from '#platform/command-line.ts'
import { openDatabaseServer } from '#platform/database/database-server.ts'
import { readEnv } from '#platform/env.ts'
import { migrate } from '#platform/database/migrate.ts'
import { tellStartFailure } from '#platform/start-refused.ts'

try {
  readCommandLine({ usage: 'npm run migrate', about: 'Brings the database to this code, then ends.' })
  const server = await openDatabaseServer(readEnv(process.env))
  try {
    const applied = await migrate(server.directUrl, 'migrations', server.anew)
    process.stdout.write(applied.length > 0 ? `Applied ${applied.join(', ')}\n` : 'Nothing to apply\n')
  } finally {
    await server.stop()
  }
} catch (error) {
  tellStartFailure(error)
}
