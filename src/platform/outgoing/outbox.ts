import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Stored<Content> = Content & { id: string; at: string }
/** Messages that stay on this machine instead of being sent: development, demo and tests. */
export type Outbox<Content extends object> = {
  /** Stores a message; a message with the same uuidv7 replaces the earlier one. */
  store: (content: Content, uuid?: string) => Promise<string>
  /** Newest first. */
  list: (limit?: number) => Promise<Stored<Content>[]>
  read: (id: string) => Promise<Stored<Content> | undefined>
}

/** One JSON file for each message in the folder, named by its time. */
export function openOutbox<Content extends object>(folder: string): Outbox<Content> {
  const make = () => mkdir(folder, { recursive: true })
  const read = async (id: string) => {
    if (!/^[0-9TZ-]+-[0-9a-f]{8}$/.test(id)) return undefined
    try {
      return JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8')) as Stored<Content>
    } catch {
      return undefined
    }
  }
  return {
    async store(content, uuid) {
      await make()
      const hex = uuid?.replaceAll('-', '')
      const at = (hex ? new Date(Number.parseInt(hex.slice(0, 12), 16)) : new Date()).toISOString()
      const suffix = hex ? hex.slice(-8) : randomBytes(4).toString('hex')
      const id = `${at.replaceAll(/[:.]/g, '-')}-${suffix}`
      // The rename makes the file appear whole, since a page may list the folder at this moment.
      const part = join(folder, `${id}-${randomBytes(4).toString('hex')}.part`)
      await writeFile(part, JSON.stringify({ id, at, ...content }, undefined, 2))
      await rename(part, join(folder, `${id}.json`))
      return id
    },
    async list(limit = 100) {
      await make()
      const names = (await readdir(folder))
        .filter((name) => name.endsWith('.json'))
        .sort()
        .toReversed()
        .slice(0, limit)
      const found = await Promise.all(names.map((name) => read(name.slice(0, -'.json'.length))))
      return found.filter((one) => one !== undefined)
    },
    read,
  }
}
