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
import type { Door } from '#door/door.ts'
import type { AreaRequest } from '#door/viewers.ts'
import { readInput } from '#door/input.ts'

export type Watcher = {
  /** The current context of the watcher: session, user and contract are read again. */
  contextNow: () => Promise<Context>
  /** Called when the watcher has no valid session any more. */
  leave: () => void
}

/**
 * Reads the viewers of all sockets of one event together: one statement for all sessions, and one read of the event's
 * data per company. Nothing is cached for the next event.
 */
export function openRounds({ viewersOf, contextsOf }: Pick<Door, 'viewersOf' | 'contextsOf'>) {
  const round = new DataLoader<AreaRequest, Context>(
    async (requests) => contextsOf(requests, await viewersOf(requests)),
    {
      cache: false,
      // An event reaches all listeners in one turn of the event loop.
      batchScheduleFn: (ask) => void setImmediate(ask),
    },
  )
  return (request: AreaRequest) => round.load(request)
}

/** Wraps an error for graphql; `maskError` of the door decides what leaves the server. */
export const carried = (error: unknown) =>
  new GraphQLError('refused', { originalError: error instanceof Error ? error : new Error(String(error)) })

/** Like `subscribe` of graphql, but reads the watcher's viewer again for every event. */
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
