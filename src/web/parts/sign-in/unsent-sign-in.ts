import { data, type ClientActionFunctionArgs } from 'react-router'
import type { Area } from '#ground/area.ts'
import { intentOf } from '#web/carry/act.ts'
import { formText } from '#web/carry/form-text.ts'
import { signInIntents } from '#web/carry/sign-in-intents.ts'
import type { SignInAnswer } from '#web/hatch/sign-in.ts'
import { firstMessages } from '#web/texts/at-first.ts'

type Args = Pick<ClientActionFunctionArgs, 'request'> & { serverAction: () => Promise<SignInAnswer> }

/** Signs in at the server. A lost connection is an answer, so that the mail address stays. */
export const signInOrLost =
  (area: Area) =>
  async ({ request, serverAction }: Args) => {
    const form = await request.clone().formData()
    intentOf(form, signInIntents[area])
    try {
      return await serverAction()
    } catch (error) {
      // As `fetch` throws it without a connection.
      if (!(error instanceof TypeError)) throw error
      const answer = { mistakes: {}, message: firstMessages.network, email: formText(form, 'email') }
      return data(answer satisfies SignInAnswer, { status: 503 })
    }
  }
