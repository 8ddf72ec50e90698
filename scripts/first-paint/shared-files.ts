import { groupModules, type ModuleGroup, type Modules } from './module-groups.ts'
import type { Readers, View } from './page-views.ts'

/** A shared file of the build, with the places of the files that it imports, and of all that it needs to run. */
export type SharedFile = ModuleGroup & { imports: Set<number>; needs: Set<number> }
type SharedFiles = Map<number, SharedFile>
/** The bytes that each pair of files would save as one, by the places of both, the lower one first. */
type Savings = Map<number, Map<number, number>>

/** One request more costs a reader as much as so many bytes. */
const requestBytes: Record<Readers, number> = { student: 300, everybody: 300, desk: 6400 }
/** A byte of a desk, beside one of a phone. */
const byteShare: Record<Readers, number> = { student: 1, everybody: 1, desk: 0.3 }
/** Each file costs a compression of its own and the names of what it exports, 170 bytes, and its name in lists and imports. */
const fileBytes = 400
/** A byte that a student's view loads in vain weighs so often: with less the fullest views grow, with more their requests. */
const vainTimes = 6

/**
 * Puts modules into one file while the requests that saves weigh more than the bytes that other views load in vain. What
 * one kind of reader alone needs comes to no others, and no two files need each other.
 */
export function planFiles(pageViews: readonly View[], modules: Modules): SharedFile[] {
  const { views, groups } = groupModules(pageViews, modules)
  const files = sharedFiles(groups, modules)
  const saving = openSavings(files, views.map(costOf))
  const savings: Savings = new Map([...files.keys()].map((at) => [at, new Map()]))
  const weigh = (one: number) => {
    for (const other of files.keys())
      if (one !== other) savings.get(Math.min(one, other))?.set(Math.max(one, other), saving.of(one, other))
  }
  for (const at of files.keys()) weigh(at)
  for (let pair = bestPair(savings, saving.of, files); pair; pair = bestPair(savings, saving.of, files)) {
    const [host, gone] = pair
    saving.forget(merge(files, host, gone))
    savings.delete(gone)
    for (const row of savings.values()) row.delete(gone)
    weigh(host)
  }
  return [...files.values()]
}

function sharedFiles(groups: readonly ModuleGroup[], modules: Modules): SharedFiles {
  const placeOf = new Map(groups.flatMap((group, at) => group.modules.map((id) => [id, at] as const)))
  const imports = groups.map((group, at) => {
    const imported = group.modules.flatMap((id) => modules.getModuleInfo(id)?.importedIds ?? [])
    return new Set(imported.flatMap((id) => placeOf.get(id) ?? []).filter((place) => place !== at))
  })
  return new Map(
    groups.map((group, at) => {
      const needs = new Set(imports[at])
      for (const place of needs) for (const next of imports[place] ?? []) needs.add(next)
      return [at, { ...group, imports: imports[at] ?? new Set(), needs }]
    }),
  )
}

type Cost = { request: number; byte: number }

const costOf = ({ readers, share }: View): Cost => {
  const byte = share * byteShare[readers]
  return { request: byte * (requestBytes[readers] + fileBytes), byte: byte * (readers === 'student' ? vainTimes : 1) }
}

/** Answers what two files would save as one, all views together; negative for a loss. */
function openSavings(files: SharedFiles, costs: readonly Cost[]) {
  const bytesByFile = new Map<number, number[]>()
  /** For each view, the bytes that come with a file and that the view would not load otherwise. */
  function bytesWith(at: number) {
    const earlier = bytesByFile.get(at)
    if (earlier) return earlier
    const bytes = costs.map(() => 0)
    for (const place of [at, ...(files.get(at)?.needs ?? [])]) {
      const file = files.get(place) as SharedFile
      for (const view of bytes.keys()) if (!file.loadedBy.has(view)) bytes[view] = (bytes[view] ?? 0) + file.bytes
    }
    bytesByFile.set(at, bytes)
    return bytes
  }
  function of(one: number, other: number) {
    const [a, b] = [files.get(one) as SharedFile, files.get(other) as SharedFile]
    if (a.readers !== b.readers) return -Infinity
    const [withA, withB] = [bytesWith(one), bytesWith(other)]
    const requests = a.hasStyles && b.hasStyles ? 2 : 1
    let saving = 0
    for (const [view, { request, byte }] of costs.entries()) {
      const [hasA, hasB] = [a.loadedBy.has(view), b.loadedBy.has(view)]
      if (hasA && hasB) saving += requests * request
      else if (hasA) saving -= byte * (withB[view] ?? 0)
      else if (hasB) saving -= byte * (withA[view] ?? 0)
    }
    return saving
  }
  return { of, forget: (places: Iterable<number>) => [...places].forEach((place) => bytesByFile.delete(place)) }
}

/** The pair of files that saves most as one, of those that do not need each other by way of a third. */
function bestPair(savings: Savings, savingOf: (one: number, other: number) => number, files: SharedFiles) {
  for (;;) {
    let best: [number, number] | undefined
    let most = 0
    for (const [one, row] of savings)
      for (const [other, saving] of row) if (saving > most) [best, most] = [[one, other], saving]
    if (!best) return undefined
    // Files that both need may have been merged since the pair was weighed.
    const now = isBetween(files, ...best) ? 0 : savingOf(...best)
    if (now >= most) return best
    savings.get(best[0])?.set(best[1], now)
  }
}

/** Whether one of two files needs the other by way of a third. */
const isBetween = (files: SharedFiles, one: number, other: number) =>
  leadsTo(files, one, other) || leadsTo(files, other, one)
const leadsTo = (files: SharedFiles, from: number, to: number) =>
  [...(files.get(from)?.imports ?? [])].some((place) => place !== to && files.get(place)?.needs.has(to))

/** Puts the modules of `gone` into the file `host`; gives the places of the files whose readers or needs this changed. */
function merge(files: SharedFiles, host: number, gone: number): Set<number> {
  const [one, other] = [files.get(host) as SharedFile, files.get(gone) as SharedFile]
  const besides = (places: Set<number>) => new Set([...places].filter((place) => place !== host && place !== gone))
  const file: SharedFile = {
    modules: [...one.modules, ...other.modules],
    bytes: one.bytes + other.bytes,
    hasStyles: one.hasStyles || other.hasStyles,
    loadedBy: one.loadedBy.union(other.loadedBy),
    readers: one.readers,
    imports: besides(one.imports.union(other.imports)),
    needs: besides(one.needs.union(other.needs)),
  }
  files.set(host, file)
  files.delete(gone)
  const changed = new Set([host, gone])
  for (const place of file.needs) {
    const needed = files.get(place) as SharedFile
    if (file.loadedBy.isSubsetOf(needed.loadedBy)) continue
    needed.loadedBy = needed.loadedBy.union(file.loadedBy)
    changed.add(place)
  }
  for (const [place, { imports, needs }] of files) {
    if (imports.delete(gone)) imports.add(host)
    if (needs.delete(gone) || needs.has(host)) for (const needed of [host, ...file.needs]) needs.add(needed)
    if (!needs.isDisjointFrom(changed)) changed.add(place)
  }
  return changed
}
