import { createContext } from 'react-router'
import type { AdminRegistration } from '#domain/admin-account/registration/rules.ts'
import type { AdminRole } from '#domain/admin-account/role/rules.ts'
import type { AdminInvitationState } from '#domain/admin-account/rules.ts'
import type { Refused } from '../carry/ask.ts'
import type { SignInStep } from './sign-in.ts'

type FoundInvitation =
  | { state: Exclude<AdminInvitationState, 'OPEN'> }
  | { state: 'OPEN'; email: string; familyName: string; givenName: string; role: AdminRole }

/**
 * A guest may ask nothing of the operator's schema, and the public schema tells nothing of operators. So the server
 * gives these two functions to the page of an invitation.
 */
export type OperatorRegistration = {
  find: (code: string) => Promise<FoundInvitation>
  /** Uses the code up, and leads to the enrolment of an authenticator app. */
  register: (code: string, registration: AdminRegistration) => Promise<{ refused: Refused } | SignInStep>
}

export const operatorRegistrationContext = createContext<OperatorRegistration>()
