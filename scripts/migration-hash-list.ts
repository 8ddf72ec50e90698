import type { Migration } from '#platform/database/migrate.ts'

type Hashed = Pick<Migration, 'number' | 'name' | 'sha256'>
const labelOf = ({ number, name }: Hashed) => `${String(number).padStart(4, '0')}_${name}`

/** One line a file, as `sha256sum` writes it. */
export const hashLines = (migrations: readonly Hashed[]) =>
  migrations.map((one) => `${one.sha256}  ${labelOf(one)}.sql\n`).join('')

/** One sentence for each file that differs from the list of hashes, with the remedy; empty when all agree. */
export function wrongHashes(migrations: readonly Hashed[], list: string): string[] {
  const listedHashes = new Map(
    list
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  )
  const files = new Map(migrations.map((migration) => [`${labelOf(migration)}.sql`, migration.sha256]))
  const gone = [...listedHashes.keys()]
    .filter((file) => !files.has(file))
    .map((file) => `migrations/${file} is gone: databases were made by it. Restore it`)
  return [...files]
    .flatMap(([file, sha256]) => {
      const before = listedHashes.get(file)
      if (before === undefined)
        return [`migrations/${file} has no row: run npm run migrations:hash and commit the list`]
      if (before === sha256) return []
      return [`migrations/${file} was changed: databases were made by its earlier text. Restore it and add a new file`]
    })
    .concat(gone)
}
