import { readCommandLine } from '#platform/command-line.ts'
import { openDatabaseServer } from '#platform/database/database-server.ts'
import { readEnv } from '#platform/env.ts'
import { StartRefused, tellStartFailure } from '#platform/start-refused.ts'
import { writeBackup } from '#platform/backup/write.ts'

try {
  const usage = 'npm run backup -- FILE'
  const about = 'Writes everything of the embedded server into one file, beside the running product or without it.'
  const [file] = readCommandLine({ usage, about, words: 1 }).words
  if (!file) throw new StartRefused(`${usage}: name the file to write`)
  const env = readEnv(process.env)
  if (env.databaseUrl)
    throw new StartRefused(
      'DATABASE_URL: 自分の PostgreSQL は pg_dump で保存してください / save a server of your own with pg_dump (README.md)',
    )
  const server = await openDatabaseServer(env)
  try {
    const { tables, rows, files } = await writeBackup(
      { url: server.url, dataDir: env.dataDir, migrations: 'migrations' },
      file,
    )
    process.stdout.write(
      `${file}: ${tables} tables, ${rows} rows, ${files} files\n個人情報を含みます。安全な場所に保管してください / It holds personal data: keep it where only you can read it\n`,
    )
  } finally {
    await server.stop()
  }
} catch (error) {
  tellStartFailure(error)
}
