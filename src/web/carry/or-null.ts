import { AskError, type Ask } from '#web/carry/ask.ts'
import { routeFailed } from '#web/carry/route-change.ts'
import { canAskAgain } from '../parts/answers/ask-again.ts'

/** For a list in the browser: null without an answer, so that the list says so in its place and the frame stays. */
export const orNull =
  <Args, Result>(load: (ask: Ask, args: Args) => Promise<Result>) =>
  async (ask: Ask, args: Args & { request: Request }) => {
    try {
      return await load(ask, args)
    } catch (error) {
      if (!(error instanceof AskError) || !canAskAgain(error.refused) || args.request.signal.aborted) throw error
      routeFailed(error, new URL(args.request.url).pathname)
      return null
    }
  }
