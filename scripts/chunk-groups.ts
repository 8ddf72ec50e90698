type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[] }
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
