import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../src/web/routes.ts'
import { pageParts } from './page-parts.ts'

/** Desks: recruiters and the operator's people. */
export type Readers = 'student' | 'desk' | 'everybody'

/** Source files that are loaded together, by path. `share` says how much the view counts, beside a page with 1. */
export type View = { readers: Readers; files: string[]; share: number }

const readersOfFolder: Record<string, Readers | undefined> = {
  candidate: 'student',
  client: 'desk',
  admin: 'desk',
  open: 'everybody',
}
const pathOf = (file: string) => join(process.cwd(), 'src/web', file)
/** The files that every page loads. */
export const around: readonly string[] = ['entry.client.tsx', 'root.tsx'].map(pathOf)

/** Every page with what lies around it, once for each part that it may show first; without the pages of development. */
export function pageViews(): View[] {
  const partsOf = Map.groupBy(pageParts(), ({ page }) => join(process.cwd(), page))
  const viewsOf = (entries: readonly RouteConfigEntry[], parents: readonly string[]): View[] =>
    entries.flatMap(({ file, children }) => {
      const page = pathOf(file)
      const files = [...parents, page]
      if (children) return viewsOf(children, files)
      const readers = readersOfFolder[/web\/pages\/(\w+)\//.exec(page)?.[1] ?? '']
      if (!readers) return []
      const parts = partsOf.get(page)
      if (!parts) return [{ readers, files, share: 1 }]
      return parts.map(({ part }) => ({ readers, files: [...files, join(process.cwd(), part)], share: 0.5 }))
    })
  return viewsOf(routes, around)
}
