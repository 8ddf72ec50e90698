import DataLoader from 'dataloader'
import {
  createSourceEventStream,
  executeSubscriptionEvent,
  GraphQLError,
  mapSourceToResponseEvent,
  validateSubscriptionArgs,
  type ExecutionArgs,
} from 'graphql'
import { Refusal } from '#ground/refusal.ts'
import type { Context } from '#graphql/context.ts'
import type { Door, Seen } from '#door/door.ts'
import { readInput } from '#door/input.ts'

export type Watcher = {
  /** Who is watching now: the session, its user and the contract are asked again. */
  contextNow: () => Promise<Context>
  /** Called when there is nobody any more. */
  leave: () => void
}

/**
 * Reads the viewers of all sockets of one event together: one statement for all sessions, and the data of the event is
 * read once per company. Nothing is kept for the next event.
 */
export function openRounds({ viewersOf, contextsOf }: Pick<Door, 'viewersOf' | 'contextsOf'>) {
  const round = new DataLoader<Seen, Context>(async (seen) => contextsOf(seen, await viewersOf(seen)), {
    cache: false,
    // An event reaches every listener in one turn of the loop.
    batchScheduleFn: (ask) => void setImmediate(ask),
  })
  return (seen: Seen) => round.load(seen)
}

/** An error of ours as graphql carries it; what leaves the server is decided by the mask at the door. */
export const carried = (error: unknown) =>
  new GraphQLError('refused', { originalError: error instanceof Error ? error : new Error(String(error)) })

/** As `subscribe` of graphql, but each event is answered for whoever the watcher is by then, with nothing remembered. */
export async function subscribeAs(args: ExecutionArgs, { contextNow, leave }: Watcher) {
  try {
    const variableValues = readInput(args.schema, args.document, { ...args.variableValues })
    const valid = validateSubscriptionArgs({ ...args, variableValues, contextValue: await contextNow() })
    if (!('schema' in valid)) return { errors: valid }
    const events = await createSourceEventStream(valid)
    if (!(Symbol.asyncIterator in events)) return events
    return mapSourceToResponseEvent(valid, events, async (event) => {
      try {
        const context = await contextNow()
        if (context.viewer.kind !== 'guest') return await executeSubscriptionEvent({ ...event, contextValue: context })
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
