/** Where the bytes go; keys are checked before. */
export type FileStore = {
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>
  get: (key: string) => Promise<Uint8Array | undefined>
  delete: (key: string) => Promise<void>
}
