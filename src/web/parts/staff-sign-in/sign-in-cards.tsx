import type { StaffSignInAnswer } from './act.ts'
import { PasskeysCard } from './passkeys-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SignInAgainFirst } from './sign-in-again-card.tsx'
import { TotpCard } from './totp-card.tsx'

type Props<Card extends (props: never) => unknown> = Parameters<Card>[0]
type SignInCardsProps = Props<typeof PasswordCard> &
  Props<typeof TotpCard> &
  Props<typeof PasskeysCard> & {
    answer: StaffSignInAnswer | undefined
    /** Leads to a new sign-in. */
    signIn: string
  }

/** The ways in of one person: password, second factor and passkeys. */
export const SignInCards = ({ ways, answer, calls, signIn }: SignInCardsProps) => (
  <>
    <SignInAgainFirst isFresh={ways.isFresh} signIn={signIn} />
    <PasswordCard ways={ways} answer={answer} />
    <TotpCard ways={ways} answer={answer} />
    <PasskeysCard ways={ways} answer={answer} calls={calls} />
  </>
)
