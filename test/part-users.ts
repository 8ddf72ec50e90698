import { type Complaint, importsOf, isTest, type PageRoute, resolveImport, type SourceFile } from './house-rules.ts'

const isDev = (path: string) => path.startsWith('src/web/pages/dev/') || path === 'src/web/pages/dev.tsx'

/** The files that a page of the product reaches, itself among them; the pages for those who build are none. */
function reachedByPages(files: SourceFile[]) {
  const known = new Map(files.map((file) => [file.path, file]))
  const isStart = (path: string) =>
    /^src\/web\/(?:pages\/|root\.tsx$|entry\.)/.test(path) && !isDev(path) && !isTest(path)
  const reached = new Set<string>()
  const visit = (path: string) => {
    const file = known.get(path)
    if (!file || reached.has(path)) return
    reached.add(path)
    for (const target of importsOf(file)) visit(resolveImport(path, target) ?? '')
  }
  for (const { path } of files) if (isStart(path)) visit(path)
  return reached
}

/** Parts that no page of the product uses yet, by their path, and the route of §2 that will. */
export type Waiting = Record<string, string>

/** A part of the kit, or of the parts, serves a page of the product, or waits for one that is not there yet. */
export function checkPartUsers(files: SourceFile[], waiting: Waiting): Complaint[] {
  const reached = reachedByPages(files)
  return files.flatMap(({ path }) => {
    if (!/^src\/web\/(?:ui|parts)\/.*\.tsx$/.test(path) || isTest(path)) return []
    if (reached.has(path)) return path in waiting ? [`${path} has a user: take it off the list`] : []
    return path in waiting ? [] : [`${path} serves no page of the product`]
  })
}

/** A check of §5 serves the product, or waits as a part does. */
export function checkCheckUsers(files: SourceFile[], waiting: Waiting): Complaint[] {
  const isGround = (path: string) => /^src\/ground\/validation\/(?:[\w-]+-)?validation\.ts$/.test(path)
  const product = files.filter(
    ({ path }) => path.startsWith('src/') && !isGround(path) && !isDev(path) && !isTest(path),
  )
  const checks = files.filter(({ path }) => isGround(path)).flatMap(({ text }) => exportedChecks(text))
  return checks.flatMap((name) => {
    const isUsed = product.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text))
    if (isUsed) return name in waiting ? [`${name} has a user: take it off the list`] : []
    return name in waiting ? [] : [`${name} serves no page of the product`]
  })
}

export const exportedChecks = (text: string) =>
  [...text.matchAll(/^export (?:const|function) (check\w+)/gm)].map(([, name = '']) => name)

/** A waiting part must exist and wait for a route of §2 that does not exist yet. */
export function checkWaiting(
  waiting: Waiting,
  routes: PageRoute[],
  promised: readonly string[],
  known: readonly string[],
) {
  const isThere = new Set(routes.map(({ path }) => path))
  return Object.entries(waiting).flatMap(([name, route]): Complaint[] => [
    ...(known.includes(name) ? [] : [`${name} waits and does not exist`]),
    ...(promised.includes(route) ? [] : [`${name} waits for ${route}, which §2 does not know`]),
    ...(isThere.has(route) ? [`${name} waits for ${route}, which is there`] : []),
  ])
}

/** Parts of which the page is not written yet, each with the route of §2 that will use it. */
export const waitingParts: Waiting = {}

/** Checks of §5, likewise. */
export const waitingChecks: Waiting = {}
