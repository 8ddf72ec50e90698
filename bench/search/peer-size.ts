import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The bytes of all files in a folder. */
export const bytesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
