import { existsSync, readFileSync } from 'node:fs'

/** The beginnings of addresses whose pages a browser lists together; `candidate` has all others too. */
export const listNames = ['candidate', 'client', 'admin', 'dev'] as const
export type ListName = (typeof listNames)[number]
/** The address of each list, and the routes in it: the server of a page needs no others either. */
export type RouteLists = Record<ListName, { url: string; ids: string[] }>

export const routeListsFile = 'build/route-lists.json'

/** undefined where the pages were not built, as in development. */
export const readRouteLists = () =>
  existsSync(routeListsFile) ? (JSON.parse(readFileSync(routeListsFile, 'utf8')) as RouteLists) : undefined

/** The list that the page of this path is in. */
export function listNameOf(pathname: string): ListName {
  const [, first] = pathname.split('/')
  return listNames.find((name) => name === first) ?? 'candidate'
}
