import { promisify } from 'node:util'
import { constants, gzip, zstdCompress } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'

const [zip, zipByZstd] = [promisify(gzip), promisify(zstdCompress)]

/**
 * By the name of each encoding. A search page of 151 kB: zstd at level 3 takes 0.23 ms outside the event
 * loop for 24.7 kB, gzip at level 3 takes 0.84 ms for 31.4 kB.
 */
const encodings = {
  zstd: (body: Buffer) => zipByZstd(body, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }),
  gzip: (body: Buffer) => zip(body, { level: 3 }),
}
const smallest = 1_400

/** Compresses pages and JSON for browsers that accept it. Files were compressed at build time. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? ''
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? '')
  if (!encoding || !response.body || !isCompressible(type)) return response
  const { status } = response
  const body = Buffer.from(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  headers.append('vary', 'accept-encoding')
  if (body.length < smallest) return new Response(body, { status, headers })
  headers.delete('content-length')
  headers.set('content-encoding', encoding)
  return new Response(await encodings[encoding](body), { status, headers })
}

const isCompressible = (type: string) => /^(?:text\/html|application\/(?:graphql-response\+)?json)(?:;|$)/.test(type)

/** The encoding that a list such as `gzip, br;q=0.9, zstd` likes best, of two the quicker; one with `q=0` is refused. */
function encodingFor(accepted: string): keyof typeof encodings | undefined {
  const likings = new Map(parseAccept(accepted.toLowerCase()).map(({ type, q }) => [type, q]))
  const likingFor = (name: string) => likings.get(name) ?? 0
  const [best] = (['zstd', 'gzip'] as const).toSorted((a, b) => likingFor(b) - likingFor(a))
  return best && likingFor(best) > 0 ? best : undefined
}
