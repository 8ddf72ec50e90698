import { createContext } from 'react-router'
import type { Refused } from '../carry/ask.ts'

/** code: of the authenticator app, where the ADMIN has one. */
type EndedPassword = { email: string; password: string; code: string }
/** answer: of the ADMIN's passkey, as JSON. */
export type EndedProof = EndedPassword | { answer: string }

/** For people whose company's contract has ended: they have no session. Only the server can give them these. */
export type EndedContractDoor = {
  /** The pass of this visit; null before the proof. */
  pass: string | null
  /** The Set-Cookie line of a pass, for the right proof of an ADMIN. */
  prove: (proof: EndedProof) => Promise<{ cookie: string } | { refused: Refused }>
  /** The Set-Cookie line that ends the pass. */
  leave: () => string
  /** The file of the contacts that the operator has provided. */
  contacts: (encoding: 'UTF_8' | 'SHIFT_JIS') => Promise<Response | { refused: Refused }>
}
export const endedContractContext = createContext<EndedContractDoor>()

/** The PDF of an invoice of the viewer's company. */
export const invoiceFileContext = createContext<(invoiceId: string) => Promise<Response | { refused: Refused }>>()
