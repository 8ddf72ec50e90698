import { existsSync, readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../src/web/routes.ts'

const filesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)])
const hasAction = (file: string) =>
  /^export (?:const|async function) action\b/m.test(readFileSync(`src/web/${file}`, 'utf8'))

/** The file of every page that takes a form. */
export const pagesWithAction = [...new Set(filesOf(routes))].filter(
  (file) => existsSync(`src/web/${file}`) && hasAction(file),
)
