import { createContext } from 'react-router'
import type { Refused } from '../carry/ask.ts'

/** A company user leaves for the company's own provider: its address, and the cookie that knows the visitor again. */
type Leaving = { to: string; cookie: string } | { refused: Refused }

/** How a visit at the provider of a company ended. */
export type CompanyReturned =
  | { kind: 'signedIn'; cookie: string; redirectTo: string | null }
  /** The contract has ended: the cookie opens to an ADMIN what is still open. */
  | { kind: 'ended'; cookie: string }
  | { kind: 'tested' }
  | { kind: 'refused'; code: string; isTest: boolean; redirectTo: string | null }

/** Only the server holds the cookies and the providers' secrets, so it gives these functions to the pages. */
export type CompanySignIn = {
  /** To the provider of the company that has proven the domain of this address; the person does not matter. */
  leaveFor: (email: string, redirectTo: string | null) => Promise<Leaving>
  /** To the provider of the ADMIN's own company, to see whether it works. */
  leaveForTest: () => Promise<Leaving>
  comeBack: (companyId: string, search: string) => Promise<CompanyReturned>
}

export const companySignInContext = createContext<CompanySignIn>()
