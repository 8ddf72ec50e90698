import { readFileSync, writeFileSync } from 'node:fs'
import { readCommandLine } from '#platform/command-line.ts'
import { hashLines, wrongHashes } from './migration-hash-list.ts'
import { readMigrations } from '#platform/database/migrate.ts'

readCommandLine({
  usage: 'npm run migrations:hash',
  about: 'Adds the hashes of new migrations to migrations/hashes.txt; an existing one never changes.',
})
// Adds the rows of new files. An existing row never changes, as databases were made by the text of that hash.
const list = 'migrations/hashes.txt'
const migrations = readMigrations('migrations')
const listText = readFileSync(list, 'utf8')
const wrong = wrongHashes(migrations, listText).filter((complaint) => !complaint.includes('npm run migrations:hash'))
if (wrong.length > 0) {
  process.stderr.write(`${wrong.join('\n')}\n`)
  process.exitCode = 1
} else {
  writeFileSync(list, hashLines(migrations))
  process.stdout.write(`${migrations.length} rows in ${list}\n`)
}
