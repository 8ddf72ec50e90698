import { createContext } from 'react-router'
import type { Refused } from './ask.ts'

/** For people whose company's contract has ended: they have no session. Only the server can give them these. */
export type EndedContractDoor = {
  /** A pass for a right mail address and password of an ADMIN, after the end of the contract. */
  prove: (email: string, password: string) => Promise<{ pass: string } | { refused: Refused }>
  /** The file of the contacts that the operator has provided. */
  contacts: (pass: string, encoding: 'UTF_8' | 'SHIFT_JIS') => Promise<Response | { refused: Refused }>
}
export const endedContractContext = createContext<EndedContractDoor>()

/** The PDF of an invoice of the viewer's company. */
export const invoiceFileContext = createContext<(invoiceId: string) => Promise<Response | { refused: Refused }>>()
