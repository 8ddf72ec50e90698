import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { takeLineEvent } from '#domain/push-device/line/commands.ts'
import type { LineEvent } from '#domain/push-device/line/rules.ts'
import type { Db } from '#platform/database/db.ts'
import { busy } from '../http/turned-away.ts'
import { openLane, untilClosed } from '../http/turns.ts'

/** The address that LINE tells of its events. */
export const lineEventsPath = '/line/events'

/** Takes what LINE tells, one event after another; those it cannot use are left out. */
export type LineEvents = (events: readonly LineEvent[]) => Promise<void>
export const openLineEvents =
  (db: Db): LineEvents =>
  async (events) => {
    for (const event of events) await db.transaction().execute((tx) => takeLineEvent(tx, event))
  }

/** LINE proves itself by the secret of the channel; whoever cannot gets 401. Its events come again after an error. */
export function serveLineEvents(app: Hono, secret: string, take: LineEvents) {
  // A platform can wait; a flood of its events delays no page.
  const lane = openLane({ atOnce: 2, longestMs: 5_000 })
  app.post(lineEventsPath, async (c) => {
    const body = await c.req.text()
    if (!isSigned(body, secret, c.req.header('x-line-signature'))) return c.text('unauthorized', 401)
    const events = eventsIn(body)
    if (!events) return c.text('unreadable', 400)
    const isTaken = await lane(async () => (await take(events), true), untilClosed(c))
    return isTaken ? c.text('ok') : busy(c)
  })
}

function isSigned(body: string, secret: string, signature: string | undefined) {
  const own = createHmac('sha256', secret).update(body).digest()
  const sent = Buffer.from(signature ?? '', 'base64')
  return sent.length === own.length && timingSafeEqual(own, sent)
}

const source = v.object({ type: v.literal('user'), userId: v.pipe(v.string(), v.regex(/^U[0-9a-f]{32}$/)) })
const replyToken = v.pipe(v.string(), v.maxLength(100))
const common = { timestamp: v.number(), source }
const personEvent = v.variant('type', [
  v.object({
    ...common,
    type: v.literal('message'),
    replyToken,
    // A picture or a sticker has no text.
    message: v.object({ text: v.optional(v.string(), '') }),
  }),
  v.object({ ...common, type: v.literal('follow'), replyToken }),
  v.object({ ...common, type: v.literal('unfollow') }),
])
const delivery = v.object({ events: v.array(v.unknown()) })

/** The events of one person each; null for a text that is none of LINE's. */
function eventsIn(body: string): LineEvent[] | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), delivery), body)
  if (!read.success) return null
  return read.output.events.flatMap((event) => {
    const one = v.safeParse(personEvent, event)
    return one.success ? [eventOf(one.output)] : []
  })
}

function eventOf(event: v.InferOutput<typeof personEvent>): LineEvent {
  const person = { userId: event.source.userId, at: new Date(event.timestamp) }
  if (event.type === 'unfollow') return { ...person, type: 'UNFOLLOW' }
  if (event.type === 'follow') return { ...person, type: 'FOLLOW', replyToken: event.replyToken }
  return { ...person, type: 'MESSAGE', replyToken: event.replyToken, text: event.message.text }
}
