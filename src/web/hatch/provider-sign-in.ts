import { createContext } from 'react-router'
import type { Consents } from '#domain/candidate-account/registration/rules.ts'
import { urls, type Campaign } from '#ground/urls.ts'
import type { Refused } from '../carry/ask.ts'

/** A visitor leaves for a provider: its address, and the cookie that knows the visitor again. */
type Leaving = { to: string; cookie: string }
type Refusing = { refused: Refused }
type Reason =
  | { intent: 'SIGN_IN'; redirectTo: string | null }
  | { intent: 'REGISTER'; redirectTo: string | null; campaign: Campaign; consents: Consents }
  | { intent: 'LINK'; password: string }

/** How a visit at a provider ended. */
export type Returned =
  | { kind: 'signedIn'; intent: Reason['intent']; cookie: string; redirectTo: string | null }
  | { kind: 'linked' }
  /** The provider gave no proven address; `proven` is the secret of the rest of the registration. */
  | { kind: 'mailUnknown'; proven: string }
  /** A refusal by its code. `provider` is another one where the visitor should have gone there. */
  | {
      kind: 'refused'
      code: string
      provider: string
      intent: Reason['intent']
      redirectTo: string | null
      campaign: Campaign
    }

/** Only the server holds the cookies and the providers' secrets, so it gives these functions to the pages. */
export type ProviderSignIn = {
  leaveFor: (provider: string, reason: Reason) => Promise<Leaving | Refusing>
  comeBack: (provider: string, search: string) => Promise<Returned>
  /** Whether this browser still has to say its mail address for the registration. */
  isTyping: (provider: string, proven: string) => Promise<boolean>
  registerWithMail: (
    provider: string,
    proven: string,
    email: string,
  ) => Promise<Extract<Returned, { kind: 'signedIn' }> | Refusing>
  /** Ends the session; `to` is the provider's sign-out page, null where there is none. */
  signOut: () => Promise<{ cookie: string; to: string | null }>
}

export const providerSignInContext = createContext<ProviderSignIn>()

/** A student whom a provider has just registered goes on there, and afterwards to the page that was wanted. */
export const registrationOf = ({ redirectTo }: { redirectTo: string | null }) =>
  urls.candidate.registration({ 'redirect-to': redirectTo })
