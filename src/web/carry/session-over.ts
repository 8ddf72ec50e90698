import type { GraphQLAnswer } from './answer.ts'

/** The reason for a sign-in over the open page: the session has ended, or somebody else has signed in since. */
export type SignInCause = 'over' | 'other'
/** Opens the sign-in dialog over the page; true when the same person is signed in again. */
type SignInAgain = (cause: SignInCause) => Promise<boolean>

let signInAgain: SignInAgain | null = null

/** A layout of signed-in pages registers its sign-in dialog here. Returns a function that removes the dialog. */
export function offerSignInAgain(offered: SignInAgain) {
  signInAgain = offered
  return () => {
    if (signInAgain === offered) signInAgain = null
  }
}

const causes = { unauthenticated: 'over', other_viewer: 'other' } as const satisfies Record<string, SignInCause>
const causeOf = ({ errors = [] }: GraphQLAnswer): SignInCause | undefined =>
  errors.flatMap(({ extensions }) => {
    const code = extensions?.code
    return code === 'unauthenticated' || code === 'other_viewer' ? causes[code] : []
  })[0]

/** Sends a question. When the viewer is not signed in any more, sends the question once more after a new sign-in. */
export async function throughSignIn(send: () => Promise<GraphQLAnswer>): Promise<GraphQLAnswer> {
  const answer = await send()
  const cause = causeOf(answer)
  if (!cause || !signInAgain) return answer
  return (await signInAgain(cause)) ? send() : answer
}
