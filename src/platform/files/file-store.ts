/** A store of files by key. The caller checks the keys. */
export type FileStore = {
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>
  get: (key: string) => Promise<Uint8Array | undefined>
  delete: (key: string) => Promise<void>
}
