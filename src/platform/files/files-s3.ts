import { AwsClient } from 'aws4fetch'
import type { FileStore } from './file-store.ts'

/** `s3://key:secret@host/bucket?region=ap-northeast-1`; `&tls=off` for a server on this machine. Throws when the store refuses. */
export function openS3(address: URL): FileStore {
  const scheme = address.searchParams.get('tls') === 'off' ? 'http' : 'https'
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(address.username),
    secretAccessKey: decodeURIComponent(address.password),
    region: address.searchParams.get('region') ?? 'us-east-1',
    service: 's3',
    retries: 2,
  })
  async function ask(method: string, key: string, body?: Uint8Array, contentType?: string) {
    const url = `${scheme}://${address.host}${address.pathname.replace(/\/$/, '')}/${key}`
    const response = await client.fetch(url, {
      method,
      ...(contentType && { headers: { 'content-type': contentType } }),
      ...(body && { body: new Uint8Array(body) }),
      signal: AbortSignal.timeout(30_000),
    })
    if (!response.ok && response.status !== 404) throw new Error(`the file store answered ${response.status}`)
    return response
  }
  return {
    async put(key, bytes, contentType) {
      if (!(await ask('PUT', key, bytes, contentType)).ok) throw new Error('the file store has no such bucket')
    },
    async get(key) {
      const response = await ask('GET', key)
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
    },
    delete: async (key) => void (await ask('DELETE', key)),
  }
}
