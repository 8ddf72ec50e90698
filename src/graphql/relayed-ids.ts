import { Repeater, SlidingBuffer } from 'graphql-yoga'
import type { Context } from './context.ts'

/** The ids that `read` finds in the payloads of a channel, for a subscription whose page then asks again as a whole. */
export function relayedIds(relay: Context['relay'], channel: string, read: (payload: string) => string | null) {
  return new Repeater<string>(async (push, stop) => {
    const unsubscribe = relay.subscribe(channel, (payload) => {
      const id = read(payload)
      if (id !== null) void push(id)
    })
    await stop
    unsubscribe()
    // One waiting change is enough.
  }, new SlidingBuffer(1))
}
