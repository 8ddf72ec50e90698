import { openDatabaseServer } from '#platform/database-server.ts'
import { writeFileSync } from 'node:fs'
const s = await openDatabaseServer({ databaseUrl: undefined, databaseListenUrl: undefined, dataDir: process.argv[2]! })
writeFileSync('/tmp/speed/url', s.url)
setTimeout(
  async () => {
    await s.stop()
    process.exit()
  },
  1000 * Number(process.argv[3]),
)
