import {
  createSourceEventStream,
  executeSubscriptionEvent,
  GraphQLError,
  mapSourceToResponseEvent,
  validateSubscriptionArgs,
  type ExecutionArgs,
} from 'graphql'
import { Refusal } from '#domain/refusal.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Context } from '#graphql/context.ts'
import { readInput } from '#graphql/input.ts'

export type Watcher = {
  /** Who is watching now: the session, its user and the contract are asked again. */
  viewerNow: () => Promise<Viewer>
  contextOf: (viewer: Viewer) => Context
  /** Called when there is nobody any more. */
  leave: () => void
}

/** An error of ours as graphql carries it; what leaves the server is decided by the mask at the door. */
export const carried = (error: unknown) =>
  new GraphQLError('refused', { originalError: error instanceof Error ? error : new Error(String(error)) })

/** As `subscribe` of graphql, but each event is answered for whoever the watcher is by then, with nothing remembered. */
export async function subscribeAs(args: ExecutionArgs, { viewerNow, contextOf, leave }: Watcher) {
  try {
    const variableValues = readInput(args.schema, args.document, { ...args.variableValues })
    const valid = validateSubscriptionArgs({ ...args, variableValues, contextValue: contextOf(await viewerNow()) })
    if (!('schema' in valid)) return { errors: valid }
    const events = await createSourceEventStream(valid)
    if (!(Symbol.asyncIterator in events)) return events
    return mapSourceToResponseEvent(valid, events, async (event) => {
      try {
        const viewer = await viewerNow()
        if (viewer.kind !== 'guest')
          return await executeSubscriptionEvent({ ...event, contextValue: contextOf(viewer) })
        leave()
        return { errors: [carried(new Refusal('unauthenticated'))] }
      } catch (error) {
        return { errors: [carried(error)] }
      }
    })
  } catch (error) {
    return { errors: [carried(error)] }
  }
}
