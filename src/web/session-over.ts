import type { GraphQLAnswer } from './ask.ts'

/** Asks for a sign-in over the page; true when the same person is signed in again. */
type SignInAgain = () => Promise<boolean>

let signInAgain: SignInAgain | null = null

/** While somebody is signed in, a layout offers the way back in. Returns the way to withdraw the offer. */
export function offerSignInAgain(offered: SignInAgain) {
  signInAgain = offered
  return () => {
    if (signInAgain === offered) signInAgain = null
  }
}

const isOver = ({ errors }: GraphQLAnswer) =>
  errors?.some(({ extensions }) => extensions?.code === 'unauthenticated') === true

/** Sends a question; when the session has ended meanwhile, sends the same once more after a new sign-in. */
export async function throughSignIn(send: () => Promise<GraphQLAnswer>): Promise<GraphQLAnswer> {
  const answer = await send()
  if (!isOver(answer) || !signInAgain) return answer
  return (await signInAgain()) ? send() : answer
}
