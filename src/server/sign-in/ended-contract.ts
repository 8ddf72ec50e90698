import { parse, serialize } from 'hono/utils/cookie'
import { openEndedContacts } from '#domain/candidate-search/ended-contract/export.ts'
import { endedCookieAt, endedPassSeconds } from '#domain/candidate-search/ended-contract/rules.ts'
import { attachment } from '#ground/attachment.ts'
import { cookieOptionsAt } from '#ground/cookie.ts'
import { guest } from '#domain/viewer/viewer.ts'
import type { Door } from '#door/door.ts'
import { csvCharsets } from '#platform/documents/csv.ts'
import type { EndedContractDoor } from '#web/hatch/ended-contract.ts'
import { flowing } from '../http/flowing.ts'
import { refusedFile } from '../http/refused-file.ts'
import type { RequestSessions } from './sessions.ts'

type Parts = {
  door: Pick<Door, 'contextOf' | 'deny'>
  sessions: Pick<RequestSessions, 'proveEnded'>
  addressOf: (request: Request) => string
  publicUrl: string
}

/**
 * The Set-Cookie line of a pass. The pass is kept in an HttpOnly cookie, so that it is in no URL and survives a reload.
 */
export const endedCookie = (publicUrl: string, pass: string, maxAge = endedPassSeconds) =>
  serialize(endedCookieAt(publicUrl), pass, cookieOptionsAt(publicUrl, maxAge))

/**
 * The proof of an ADMIN after the contract's end, and the file of the contacts for that proof.
 */
export function openEndedContract({ door, sessions, addressOf, publicUrl }: Parts) {
  const name = endedCookieAt(publicUrl)
  const passOf = (request: Request) => parse(request.headers.get('cookie') ?? '', name)[name] || null
  return (request: Request): EndedContractDoor => ({
    pass: passOf(request),
    leave: () => endedCookie(publicUrl, '', 0),
    async prove(proof) {
      const proven = await sessions.proveEnded(request, proof)
      return 'pass' in proven ? { cookie: endedCookie(publicUrl, proven.pass) } : proven
    },
    async contacts(encoding) {
      const { db, oneTimeCodes } = door.contextOf(guest)
      const subject = oneTimeCodes.subjectOf(passOf(request) ?? '')
      try {
        const { title, parts } = await openEndedContacts(db, { subject, address: addressOf(request), encoding })
        return new Response(flowing(parts, request), {
          headers: {
            'content-type': `text/csv; charset=${csvCharsets[encoding]}`,
            'content-disposition': attachment(title, 'contacts.csv'),
          },
        })
      } catch (error) {
        return refusedFile(door, request, guest, error)
      }
    },
  })
}
