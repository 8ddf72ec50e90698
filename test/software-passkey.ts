import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()
const counterOf = (count: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(count)
  return bytes
}
const [present, verified, holdsKey] = [0x01, 0x04, 0x40]

type Changed = { origin?: string; counter?: number; flags?: number; userHandle?: string }

/** An authenticator in software that answers to one question, as a browser would say it. */
export function aSoftwarePasskey({ origin = 'http://localhost', rpId = 'localhost' } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 1
  let ownerHandle = ''
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  const shared = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} }
  const challengeOf = (options: string) => (JSON.parse(options) as { challenge: string }).challenge

  return {
    id: text(id),
    /** The answer to the question for a new passkey. */
    create(options: string, changed: Changed = {}) {
      ownerHandle = (JSON.parse(options) as { user: { id: string } }).user.id
      const data = Buffer.concat([
        sha256(rpId),
        Buffer.from([changed.flags ?? present | verified | holdsKey]),
        counterOf(counter),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        cose,
      ])
      const head = Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex')
      const attestationObject = Buffer.concat([head, Buffer.from([0x58, data.length]), data])
      const clientDataJSON = clientData('webauthn.create', challengeOf(options), changed.origin ?? origin)
      const response = { clientDataJSON: text(clientDataJSON), attestationObject: text(attestationObject) }
      return JSON.stringify({ ...shared, response: { ...response, transports: ['internal', 'of-tomorrow'] } })
    },
    /** The answer to the question of a sign-in. */
    get(options: string, changed: Changed = {}) {
      counter += 1
      const count = counterOf(changed.counter ?? counter)
      const data = Buffer.concat([sha256(rpId), Buffer.from([changed.flags ?? present | verified]), count])
      const clientDataJSON = clientData('webauthn.get', challengeOf(options), changed.origin ?? origin)
      const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey)
      const response = {
        clientDataJSON: text(clientDataJSON),
        authenticatorData: text(data),
        signature: text(signature),
        userHandle: changed.userHandle ?? ownerHandle,
      }
      return JSON.stringify({ ...shared, response })
    },
  }
}
