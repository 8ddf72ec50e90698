type ModuleInfo = { isEntry?: boolean; importers: readonly string[]; dynamicImporters: readonly string[] }
export type Modules = { getModuleInfo: (id: string) => ModuleInfo | null }

/** Desks: recruiters and the operator's people. */
export type Readers = 'student' | 'desk' | 'everybody'

// The readers of a page, by its folder below pages/.
const readersOfFolder: Record<string, Readers | null> = {
  candidate: 'student',
  client: 'desk',
  admin: 'desk',
  open: 'everybody',
  api: null,
  dev: null,
}

/** undefined for a module that is no part of a page. */
function readersOfPage(id: string): Readers | null | undefined {
  const folder = /[\\/]src[\\/]web[\\/]pages[\\/](\w+)[\\/]/.exec(id)?.[1]
  if (folder) return readersOfFolder[folder]
  return /[\\/]src[\\/]web[\\/](?:root\.tsx|entry\.client)/.test(id) ? 'everybody' : undefined
}

/** The readers of all pages that need a module; null where no reader does. A student's phone loads nothing only desks need. */
export function readersOf(id: string, modules: Modules): Readers | null {
  const found = new Set<Readers>()
  const walked = new Set([id])
  for (const module of walked) {
    const readers = readersOfPage(module)
    if (readers) found.add(readers)
    if (readers !== undefined) continue
    const info = modules.getModuleInfo(module)
    for (const importer of [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])]) walked.add(importer)
  }
  const [only] = found
  return found.size > 1 ? 'everybody' : (only ?? null)
}

/** The routes of students that need a module when they are drawn, not later; null for those of every page. */
function pagesOfStudents(id: string, modules: Modules): number | null {
  const walked = new Set([id])
  const pages = new Set<string>()
  for (const module of walked) {
    const info = modules.getModuleInfo(module)
    const [path = module] = module.split('?')
    if (/[\\/]src[\\/]web[\\/](?:root\.tsx|entry\.client|pages[\\/]candidate[\\/]layout)/.test(path)) return null
    if (info?.isEntry && /[\\/]pages[\\/]candidate[\\/]/.test(path)) pages.add(path)
    for (const importer of info?.importers ?? []) walked.add(importer)
  }
  return pages.size
}

/** A module of so many pages of students is worth loading with the first of them. */
const manyPages = 25
/** A stylesheet sooner: each is one more file that a page waits for. */
const manyPagesOfStyles = 3

export function isForNearlyEveryPage(id: string, modules: Modules): boolean {
  const pages = pagesOfStudents(id, modules)
  return pages === null || pages >= (id.endsWith('.css') ? manyPagesOfStyles : manyPages)
}
