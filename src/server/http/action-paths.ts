import { existsSync, readFileSync } from 'node:fs'

export const actionPathsFile = 'build/action-paths.json'

/** The paths of the pages that take a form; undefined where the pages were not built, as in development. */
export const readActionPaths = () =>
  existsSync(actionPathsFile) ? (JSON.parse(readFileSync(actionPathsFile, 'utf8')) as string[]) : undefined
