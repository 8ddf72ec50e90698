import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#web/routes.ts'

type Route = { path: string; file: string }

const pagesOf = (entries: readonly RouteConfigEntry[], above = ''): Route[] =>
  entries.flatMap(({ path, file, index, children = [] }) => {
    const here = path === undefined ? above : `${above}/${path}`
    const own = path !== undefined || index ? [{ path: here || '/', file }] : []
    return [...own, ...pagesOf(children, here)]
  })

const hasAction = ({ file }: Route) =>
  /export (const|async function|function) action\b/.test(readFileSync(`src/web/${file}`, 'utf8'))

/** The paths of the pages with an action, as their sources say, without a build. */
export const actionPaths = pagesOf(routes)
  .filter(hasAction)
  .map(({ path }) => path)
