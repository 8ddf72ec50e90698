import { AskError, isUnanswered, type Ask, type Refused } from '#web/ask.ts'
import { routeFailed } from '#web/route-change.ts'

/** Failures that the person did not cause: asking again may help. */
const canAskAgain = (refused: Refused) => isUnanswered(refused) || refused.code === 'internal_server_error'

/** For a list in the browser: null without an answer, so that the list says so in its place and the frame stays. */
export const orNull =
  <Args, Result>(load: (ask: Ask, args: Args) => Promise<Result>) =>
  async (ask: Ask, args: Args & { request: Request }) => {
    try {
      return await load(ask, args)
    } catch (error) {
      if (!(error instanceof AskError) || !canAskAgain(error.refused) || args.request.signal.aborted) throw error
      routeFailed(error)
      return null
    }
  }
