import { generateKeyPairSync, hash, randomBytes, sign } from 'node:crypto'

export type Certificate = {
  key: string
  cert: string
  /** The SHA-256 of the public key in base64, for a browser's flag to trust the certificate. */
  keyHash: string
}

/** For localhost, self-signed, valid for a day. DER by hand, so that neither openssl nor a package is needed. */
export function selfSignedCertificate(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const algorithm = sequence(objectId('2a8648ce3d040302'))
  const name = sequence(der(0x31, sequence(objectId('550403'), der(0x0c, Buffer.from('localhost')))))
  const hosts = sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])))
  const alternativeNames = sequence(objectId('551d11'), der(0x04, hosts))
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1, ...randomBytes(8)])),
    algorithm,
    name,
    sequence(time(-1), time(1)),
    name,
    spki,
    der(0xa3, sequence(alternativeNames)),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey))
  const lines =
    sequence(body, algorithm, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    keyHash: hash('sha256', spki, 'base64'),
  }
}

/** A DER value: tag, length, contents. */
function der(tag: number, ...contents: Buffer[]): Buffer {
  const body = Buffer.concat(contents)
  const { length } = body
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), body])
}

const sequence = (...contents: Buffer[]) => der(0x30, ...contents)
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const time = (days: number) => {
  const digits = new Date(Date.now() + days * 86_400_000).toISOString().replace(/\D/g, '')
  return der(0x17, Buffer.from(`${digits.slice(2, 14)}Z`))
}
