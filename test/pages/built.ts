import type { ServerBuild } from 'react-router'
import type * as entry from '#web/entry.server.tsx'

type Act = (args: unknown) => Promise<unknown>
export type BuiltRoute = {
  /** The file below src/web, without its ending. */
  file: string
  /** The whole path, as in the specification. */
  path: string
  isLeaf: boolean
  module: { action?: Act; clientAction?: Act; loader?: Act }
}

/** The routes of the built pages, and the context keys of their bundle. */
export async function builtRoutes() {
  const build = (await import(new URL('../../build/server/index.js', import.meta.url).href)) as ServerBuild
  const all = Object.values(build.routes).filter((route) => route !== undefined)
  const pathOf = ({ parentId, path }: (typeof all)[number]): string => {
    const parent = parentId === undefined ? undefined : build.routes[parentId]
    const above = parent ? pathOf(parent) : ''
    return path ? `${above}/${path}` : above
  }
  const routes = all.map((route): BuiltRoute => {
    const isLeaf = !all.some(({ parentId }) => parentId === route.id)
    const { module } = route as unknown as Pick<BuiltRoute, 'module'>
    return { file: route.id, path: pathOf(route) || '/', isLeaf, module }
  })
  return { routes, contexts: (build.entry.module as unknown as typeof entry).contexts }
}
