import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import type { Env } from '../env.ts'
import type { FileStore } from './file-store.ts'
import { openS3 } from './files-s3.ts'

type StoredFile = { bytes: Uint8Array; contentType: string }
/**
 * Keys look like 'company/0190…/logo.webp'; any other form throws `RangeError`. Storing a key again replaces the file.
 */
export type Files = {
  put: (key: string, bytes: Uint8Array) => Promise<void>
  get: (key: string) => Promise<StoredFile | undefined>
  /** Removing a file that does not exist is no error. */
  delete: (key: string) => Promise<void>
}

/** S3 when FILES_URL is set, otherwise the data folder. */
export function openFiles(env: Pick<Env, 'filesUrl' | 'dataDir'>): Files {
  const files = env.filesUrl ? openS3(new URL(env.filesUrl)) : openFolder(join(env.dataDir, 'files'))
  return {
    put: async (key, bytes) => files.put(checked(key), bytes, contentTypeOf(key)),
    get: async (key) => {
      const bytes = await files.get(checked(key))
      return bytes && { bytes, contentType: contentTypeOf(key) }
    },
    delete: async (key) => files.delete(checked(key)),
  }
}

function openFolder(folder: string): FileStore {
  return {
    async put(key, bytes) {
      const path = join(folder, key)
      await mkdir(dirname(path), { recursive: true })
      const part = `${path}.${randomBytes(6).toString('hex')}.part`
      await writeFile(part, bytes)
      await rename(part, path)
    },
    get: (key) =>
      readFile(join(folder, key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'ENOTDIR') return undefined
        throw error
      }),
    delete: (key) => rm(join(folder, key), { force: true }),
  }
}

function checked(key: string): string {
  // Every part of a key begins with a letter or digit: no '..', no hidden file, no absolute path.
  if (!/^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*\.[a-z0-9]+$/i.test(key) || key.length > 300)
    throw new RangeError('not a file key')
  return key
}

const contentTypes: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
  '.csv': 'text/csv; charset=utf-8',
  '.zip': 'application/zip',
}
const contentTypeOf = (key: string) => contentTypes[extname(key).toLowerCase()] ?? 'application/octet-stream'
