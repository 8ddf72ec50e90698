import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { around, type Readers, type View } from './page-views.ts'

type ModuleInfo = {
  code: string | null
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}
export type Modules = { getModuleInfo: (id: string) => ModuleInfo | null }

/** Modules that lie in one file, and the places of the views that load this file. */
export type ModuleGroup = {
  modules: string[]
  bytes: number
  hasStyles: boolean
  loadedBy: Set<number>
  readers: Readers
}

const own = /[\\/]src[\\/](?:ground|domain|web)[\\/]/
/** The build leaves nearly all of the generated documents out. */
const generated = /[\\/]web[\\/]generated[\\/]/
const isStyle = (id: string) => /\.css(?:\?|$)/.test(id)
const either = (one: Readers, other: Readers): Readers => (one === other ? one : 'everybody')

/**
 * The modules of ours that several files need: those together that the same files need. With them all views, those of
 * files that are asked for later too.
 */
export function groupModules(pageViews: readonly View[], modules: Modules) {
  const bytesOf = openSizes(modules)
  const { views, needs } = withLaterViews(pageViews, modules)
  const filesOf = new Map<string, string[]>()
  for (const [file, ids] of needs) for (const id of ids) filesOf.set(id, [...(filesOf.get(id) ?? []), file])
  const isEverywhere = (files: readonly string[]) => around.some((file) => files.includes(file))
  const shared = [...filesOf].filter(([id, files]) => own.test(id) && (files.length > 1 || isEverywhere(files)))
  const together = Map.groupBy(shared, ([, files]) => (isEverywhere(files) ? '' : files.join()))
  const groups = [...together.values()].map((members): ModuleGroup => {
    const ids = members.map(([id]) => id)
    const files = members[0]?.[1] ?? []
    const loadedBy = [...views.keys()].filter((at) => views[at]?.files.some((file) => files.includes(file)))
    return {
      modules: ids,
      bytes: sum(ids.map(bytesOf)),
      hasStyles: ids.some(isStyle),
      loadedBy: new Set(loadedBy),
      readers: loadedBy.map((at) => (views[at] as View).readers).reduce(either),
    }
  })
  return { views, groups }
}

/** The views of pages, those of files that are asked for later, and the modules that each file of them needs. */
function withLaterViews(pageViews: readonly View[], modules: Modules) {
  const needs = new Map<string, ReadonlySet<string>>()
  const named = new Set(pageViews.flatMap(({ files }) => files))
  const later = new Map<string, View>()
  const needsOf = (file: string) => {
    const ids = needs.get(file) ?? neededBy(file, modules)
    needs.set(file, ids)
    return [...ids]
  }
  const targetsOf = ({ files }: View) =>
    files.flatMap(needsOf).flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  // A file that is asked for later may ask for more, so the list grows while it is walked.
  const walked = [...pageViews]
  for (const view of walked)
    for (const target of new Set(targetsOf(view))) {
      if (named.has(target)) continue
      const laterView = later.get(target)
      const readers = laterView ? either(laterView.readers, view.readers) : view.readers
      if (laterView?.readers === readers) continue
      // Nobody waits for what is loaded later.
      const newView = { readers, files: [target], share: 0.1 }
      later.set(target, newView)
      walked.push(newView)
    }
  return { views: [...pageViews, ...later.values()], needs }
}

function neededBy(file: string, modules: Modules) {
  const needed = new Set([file])
  for (const id of needed) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) needed.add(imported)
  return needed
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** The build leaves imports and comments out of a file. */
const leftOut = /^import [^;]*?;?$|^ *\/\*\*[\s\S]*?\*\/$/gm

/** Estimates the bytes of a module in its minified file, compressed: less than what it takes compressed alone. */
function openSizes(modules: Modules) {
  const sizes = new Map<string, number>()
  return (id: string) => {
    const size = sizes.get(id)
    if (size !== undefined) return size
    const text = isStyle(id) ? readFileSync(id.replace(/\?.*$/, ''), 'utf8') : (modules.getModuleInfo(id)?.code ?? '')
    const bytes = generated.test(id) ? 0 : brotliCompressSync(text.replaceAll(leftOut, ''), quickly).length * 0.6
    sizes.set(id, bytes)
    return bytes
  }
}
