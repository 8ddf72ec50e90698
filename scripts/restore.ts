import { restoreBackup } from '#platform/backup/read.ts'
import { readEnv } from '#platform/env.ts'
import { StartRefused, tellStartFailure } from '#platform/start-refused.ts'

try {
  const env = readEnv(process.env)
  const [file] = process.argv.slice(2)
  if (!file) throw new StartRefused('npm run restore -- FILE: name the file that npm run backup wrote')
  if (env.databaseUrl)
    throw new StartRefused(
      'DATABASE_URL: 自分の PostgreSQL は pg_restore で戻してください / restore a server of your own with pg_restore (README.md)',
    )
  const { tables, madeAt } = await restoreBackup(file, env.dataDir)
  const rows = tables.reduce((total, table) => total + table.rows, 0)
  process.stdout.write(`${env.dataDir}: ${tables.length} tables, ${rows} rows of ${madeAt}. npm start\n`)
} catch (error) {
  tellStartFailure(error)
}
