import type { Complaint } from './house-rules.ts'

const mostEntries = 45
const isCounted = (folder: string) => /^src\/(?!domain\/assessment\/item-bank\/|web\/generated)/.test(`${folder}/`)

/** A folder is seen at a glance: files and folders in it, tests and styles too. */
export function checkFolders(files: readonly { path: string }[]): Complaint[] {
  const entries = new Map<string, Set<string>>()
  for (const { path } of files) {
    const parts = path.split('/')
    for (let depth = 1; depth < parts.length; depth += 1) {
      const folder = parts.slice(0, depth).join('/')
      entries.set(folder, (entries.get(folder) ?? new Set()).add(parts[depth] ?? ''))
    }
  }
  return [...entries].flatMap(([folder, { size }]) =>
    isCounted(folder) && size > mostEntries ? [`${folder} has ${size} entries`] : [],
  )
}
