import { createHash, createHmac } from 'node:crypto'
import type { FileStore } from './files.ts'

/** `s3://key:secret@host/bucket?region=ap-northeast-1`; `&tls=off` for a server on this machine. Throws when the store refuses. */
export function openS3(address: URL): FileStore {
  const scheme = address.searchParams.get('tls') === 'off' ? 'http' : 'https'
  const account = {
    id: decodeURIComponent(address.username),
    secret: decodeURIComponent(address.password),
    region: address.searchParams.get('region') ?? 'us-east-1',
  }
  async function ask(method: string, key: string, body?: Uint8Array, contentType?: string) {
    const url = new URL(`${scheme}://${address.host}${address.pathname.replace(/\/$/, '')}/${key}`)
    const response = await fetch(url, {
      method,
      headers: signed({
        account,
        method,
        url,
        at: new Date(),
        body,
        headers: contentType ? { 'content-type': contentType } : {},
      }),
      ...(body && { body: new Uint8Array(body) }),
      signal: AbortSignal.timeout(30_000),
    })
    if (!response.ok && response.status !== 404)
      throw new Error(`the file store answered ${response.status}`)
    return response
  }
  return {
    async put(key, bytes, contentType) {
      if (!(await ask('PUT', key, bytes, contentType)).ok)
        throw new Error('the file store has no such bucket')
    },
    async get(key) {
      const response = await ask('GET', key)
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
    },
    delete: async (key) => void (await ask('DELETE', key)),
  }
}

type Request = {
  account: { id: string; secret: string; region: string }
  method: string
  url: URL
  at: Date
  headers: Record<string, string>
  body?: Uint8Array | undefined
}

/** The headers of AWS Signature Version 4. */
export function signed({
  account,
  method,
  url,
  at,
  headers,
  body,
}: Request): Record<string, string> {
  const time = at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
  const scope = `${time.slice(0, 8)}/${account.region}/s3/aws4_request`
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': sha256(body ?? ''),
    'x-amz-date': time,
  }
  const names = Object.keys(all).sort()
  const canonical = [
    method,
    url.pathname,
    '',
    ...names.map((name) => `${name}:${all[name]?.trim()}`),
    '',
    names.join(';'),
    all['x-amz-content-sha256'],
  ].join('\n')
  const key = scope
    .split('/')
    .reduce<string | Buffer>((secret, step) => hmac(secret, step), `AWS4${account.secret}`)
  const signature = hmac(
    key,
    ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n'),
  ).toString('hex')
  const { host: _, ...sent } = all
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${account.id}/${scope},SignedHeaders=${names.join(';')},Signature=${signature}`,
  }
}

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, content: string) =>
  createHmac('sha256', key).update(content).digest()
