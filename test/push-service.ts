import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer }
export type Device = ReturnType<typeof aDevice>

/** A push service on this machine, which answers what it is told to. */
export async function startPushService() {
  const received: Received[] = []
  let answer = { status: 201, headers: {} as Record<string, string> }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
      response.writeHead(answer.status, answer.headers).end('the service says why')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    received,
    answer: (status: number, headers: Record<string, string> = {}) => void (answer = { status, headers }),
    device: () => aDevice(origin),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** A browser that subscribed: its token, and the keys that open what is sent to it. */
export function aDevice(origin = 'https://fcm.googleapis.com') {
  const path = `/wpush/${randomBytes(16).toString('base64url')}`
  const keys = createECDH('prime256v1')
  const auth = randomBytes(16)
  const p256dh = keys.generateKeys()
  const token = JSON.stringify({
    endpoint: `${origin}${path}`,
    expirationTime: null,
    keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
  })

  /** RFC 8291 and 8188, written from the standard and not from the library under test. */
  function open({ body }: Received): unknown {
    const salt = body.subarray(0, 16)
    const theirs = body.subarray(21, 21 + (body[20] ?? 0))
    const sealed = body.subarray(21 + theirs.length)
    const shared = hmac(auth, keys.computeSecret(theirs))
    const input = hmac(shared, Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, theirs, Buffer.of(1)]))
    const secret = hmac(salt, input)
    const key = hmac(secret, Buffer.from('Content-Encoding: aes128gcm\0\u0001')).subarray(0, 16)
    const nonce = hmac(secret, Buffer.from('Content-Encoding: nonce\0\u0001')).subarray(0, 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
  }
  return { path, token, open }
}

const hmac = (key: Buffer, content: Buffer) => createHmac('sha256', key).update(content).digest()

/** The sender's claims about itself, if its signature is valid (RFC 8292). */
export function vapidOf({ headers }: Received) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, sub, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, string & number>
  return { isSigned, publicKey: key, aud, sub, exp }
}
