import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { importedFiles } from '../imported-files.ts'

export type Source = { path: string; text: string }

/** Files beside the code that it opens by an address relative to itself: threads and drawings. */
const filesBeside = (path: string, text: string) =>
  [...text.matchAll(/new URL\(\s*'(\.[^']+)',\s*import\.meta\.url/g)].map(([, target = '']) =>
    normalize(join(dirname(path), target)),
  )

/** The entries and every file of this repository that they import, directly or through others, types left out. */
export function sourcesOf(entries: readonly string[]): Source[] {
  const paths = new Set(entries)
  const sources: Source[] = []
  for (const path of paths) {
    if (!existsSync(path)) continue
    const text = readFileSync(path, 'utf8')
    sources.push({ path, text })
    if (!path.endsWith('.ts')) continue
    const ofRun = text.replaceAll(/^import type [^;]*? from '[^']*'$/gm, '')
    for (const target of [...importedFiles(path, ofRun), ...filesBeside(path, ofRun)]) paths.add(target)
  }
  return sources.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}
