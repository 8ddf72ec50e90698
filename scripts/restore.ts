import { restoreBackup } from '#platform/backup/read.ts'
import { readCommandLine } from '#platform/command-line.ts'
import { readEnv } from '#platform/env.ts'
import { StartRefused, tellStartFailure } from '#platform/start-refused.ts'

try {
  const usage = 'npm run restore -- FILE'
  const about = 'Fills an empty or new DATA_DIR with the file that npm run backup wrote.'
  const [file] = readCommandLine({ usage, about, words: 1 }).words
  if (!file) throw new StartRefused(`${usage}: name the file that npm run backup wrote`)
  const env = readEnv(process.env)
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
