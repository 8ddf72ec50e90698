import type { GraphQLAnswer } from './answer.ts'

/** Opens the sign-in dialog over the page; true when the same person is signed in again. */
type SignInAgain = () => Promise<boolean>

let signInAgain: SignInAgain | null = null

/** A layout of signed-in pages registers its sign-in dialog here. Returns a function that removes the dialog. */
export function offerSignInAgain(offered: SignInAgain) {
  signInAgain = offered
  return () => {
    if (signInAgain === offered) signInAgain = null
  }
}

const isOver = ({ errors }: GraphQLAnswer) =>
  errors?.some(({ extensions }) => extensions?.code === 'unauthenticated') === true

/** Sends a question. When the session has ended, sends the question once more after a new sign-in. */
export async function throughSignIn(send: () => Promise<GraphQLAnswer>): Promise<GraphQLAnswer> {
  const answer = await send()
  if (!isOver(answer) || !signInAgain) return answer
  return (await signInAgain()) ? send() : answer
}
