import { existsSync, readFileSync } from 'node:fs'
import type { PartFiles } from '#web/first-paint/part-files.ts'

export const partFilesFile = 'build/page-parts.json'

/** The files of each part of a page by its source file; empty where the pages were not built, as in development. */
export function readPartFiles() {
  const files = existsSync(partFilesFile)
    ? (JSON.parse(readFileSync(partFilesFile, 'utf8')) as Record<string, PartFiles>)
    : {}
  return (source: string): PartFiles => files[source] ?? { scripts: [], styles: [] }
}
