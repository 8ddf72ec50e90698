import { openEndedContacts } from '#domain/candidate-search/ended-contract/export.ts'
import { Refusal } from '#ground/refusal.ts'
import { refusalText } from '#ground/refusal-text.ts'
import { guest } from '#domain/viewer/viewer.ts'
import type { Door } from '#door/door.ts'
import { csvCharsets } from '#platform/csv.ts'
import type { EndedContractDoor } from '#web/ended-contract.ts'
import { attachment, flowing } from './attachment.ts'
import type { RequestSessions } from './sessions.ts'

/** The proof of an ADMIN after the contract's end, and the file of the contacts for that proof. */
export const openEndedContract =
  (
    door: Pick<Door, 'contextOf' | 'deny'>,
    sessions: Pick<RequestSessions, 'proveEnded'>,
    addressOf: (request: Request) => string,
  ) =>
  (request: Request): EndedContractDoor => ({
    prove: (email, password) => sessions.proveEnded(request, email, password),
    async contacts(pass, encoding) {
      const { db, oneTimeCodes } = door.contextOf(guest)
      try {
        const asked = { subject: oneTimeCodes.subjectOf(pass), address: addressOf(request), encoding }
        const { title, parts } = await openEndedContacts(db, asked)
        return new Response(flowing(parts, request), {
          headers: {
            'content-type': `text/csv; charset=${csvCharsets[encoding]}`,
            'content-disposition': attachment(title, 'contacts.csv'),
          },
        })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        await door.deny(request, guest, error.code)
        return { refused: { code: error.code, message: refusalText(error.code, error.details), fields: [] } }
      }
    },
  })
