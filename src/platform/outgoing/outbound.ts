import { lookup } from 'node:dns/promises'
import { request as requestHttp, type ClientRequest, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Env } from '../env.ts'
import { addressTrouble, hostOf, isPublicAddress, type AddressTrouble } from './public-address.ts'

/**
 * Why a typed address was not called, or gave no answer. `certificate`: the answer cannot be proven to come from its
 * name. The error carries no address, which may hold a secret.
 */
export type OutboundReason =
  | AddressTrouble
  | 'unresolved'
  | 'timeout'
  | 'unreachable'
  | 'certificate'
  | 'broken'
  | 'too_long'

export class OutboundTrouble extends Error {
  readonly reason: OutboundReason
  constructor(reason: OutboundReason) {
    super(`an outbound call came to nothing: ${reason}`)
    this.reason = reason
  }
}

type OutboundRequest = {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
  signal?: AbortSignal
}
type OutboundLimits = { timeoutMs: number; maxBytes: number }
/** `body` holds at most the bytes of the limit; `isCut` says that the answer was longer. */
type OutboundAnswer = { status: number; headers: Headers; body: Buffer; isCut: boolean }
export type Outbound = (address: string, request: OutboundRequest, limits: OutboundLimits) => Promise<OutboundAnswer>

/** Every address of a name. */
export type Resolve = (name: string) => Promise<{ address: string; family: number }[]>
const resolveName: Resolve = (name) => lookup(name, { all: true, verbatim: true })

/**
 * Calls an address that a person typed. Its name is resolved once, every address of it has to be public, and the socket
 * is opened to what was checked: a name that answers differently the second time is not asked a second time. Redirects
 * are answers like any other and are not followed. The time limit counts from the question to the last byte. Throws
 * `OutboundTrouble`.
 */
export function openOutbound({ outbound: reach }: Pick<Env, 'outbound'>, resolve: Resolve = resolveName): Outbound {
  return async (address, request, { timeoutMs, maxBytes }) => {
    const trouble = addressTrouble(address, reach)
    if (trouble) throw new OutboundTrouble(trouble)
    const url = new URL(address)
    const limit = AbortSignal.timeout(timeoutMs)
    const signal = request.signal ? AbortSignal.any([limit, request.signal]) : limit
    const addresses = await beforeAbort(addressesOf(hostOf(url), resolve), signal)
    if (reach !== 'any' && !addresses.every(({ address: one }) => isPublicAddress(one)))
      throw new OutboundTrouble('private')
    return await send(url, request, addresses, signal, maxBytes)
  }
}

/** The same as a `fetch`, for libraries that take one; a longer answer than allowed is refused. */
export function outboundFetch(outbound: Outbound, limits: OutboundLimits) {
  return async (address: string | URL, init: RequestInit = {}): Promise<Response> => {
    const { status, headers, body, isCut } = await outbound(
      String(address),
      {
        method: init.method,
        headers: Object.fromEntries(new Headers(init.headers)),
        body: await bodyOf(init.body),
        signal: init.signal ?? undefined,
      },
      limits,
    )
    if (isCut) throw new OutboundTrouble('too_long')
    // A Response of one of these statuses refuses a body, even an empty one.
    return new Response([204, 205, 304].includes(status) ? null : new Uint8Array(body), { status, headers })
  }
}

const bodyOf = async (body: RequestInit['body']) =>
  body === undefined || body === null ? undefined : new Uint8Array(await new Response(body).arrayBuffer())

async function addressesOf(host: string, resolve: Resolve) {
  const family = isIP(host)
  if (family !== 0) return [{ address: host, family }]
  const found = await resolve(host).catch(() => [])
  if (found.length === 0) throw new OutboundTrouble('unresolved')
  return found
}

/** A slow resolver cannot be stopped; only waiting for it ends. */
function beforeAbort<Result>(promise: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new OutboundTrouble('timeout'))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

function send(
  url: URL,
  { method = 'GET', headers = {}, body }: OutboundRequest,
  addresses: { address: string; family: number }[],
  signal: AbortSignal,
  maxBytes: number,
): Promise<OutboundAnswer> {
  return new Promise((resolve, reject) => {
    const fail = (error?: unknown) => reject(new OutboundTrouble(reasonOf(error, signal)))
    const request: ClientRequest = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method,
      // Nothing is unpacked, so that a small answer cannot become a large one.
      headers: {
        ...headers,
        'accept-encoding': 'identity',
        ...(body && { 'content-length': Buffer.byteLength(body) }),
      },
      // A connection of its own: one kept open could have been opened by an older answer of the resolver.
      agent: false,
      lookup: toThese(addresses),
      rejectUnauthorized: true,
      signal,
    })
    request.on(
      'response',
      (answer) =>
        void readAnswer(answer, maxBytes)
          .then(resolve, fail)
          .finally(() => request.destroy()),
    )
    request.on('error', fail)
    // An answer such as 101 closes the connection without an error.
    request.on('close', () => fail())
    request.end(body)
  })
}

/** Answers the socket's question for an address with what was checked. */
const toThese =
  (addresses: { address: string; family: number }[]): LookupFunction =>
  (_, { all, family }, answer) => {
    const fitting = addresses.filter((one) => !family || one.family === Number(String(family).replace('IPv', '')))
    const [first] = fitting
    if (!first) answer(new OutboundTrouble('unresolved'), '', 4)
    else if (all) answer(null, fitting)
    else answer(null, first.address, first.family)
  }

async function readAnswer(answer: IncomingMessage, maxBytes: number): Promise<OutboundAnswer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part)
    bytes += part.length
    if (bytes > maxBytes) break
  }
  const status = answer.statusCode ?? 0
  if (status < 200 || status > 599) throw new OutboundTrouble('broken')
  const headers = new Headers()
  for (let at = 0; at + 1 < answer.rawHeaders.length; at += 2)
    headers.append(answer.rawHeaders[at] ?? '', answer.rawHeaders[at + 1] ?? '')
  const body = Buffer.concat(parts).subarray(0, maxBytes)
  return { status, headers, body, isCut: bytes > maxBytes }
}

function reasonOf(error: unknown, signal: AbortSignal): OutboundReason {
  if (error instanceof OutboundTrouble) return error.reason
  if (signal.aborted) return 'timeout'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO|EPROTO/.test(code)) return 'certificate'
  return /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|ETIMEDOUT|EACCES)$/.test(code)
    ? 'unreachable'
    : 'broken'
}
