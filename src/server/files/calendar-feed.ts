import type { Context, Hono } from 'hono'
import { findOpenFeed, stampFeed, writeFeed } from '#domain/calendar/feed/queries.ts'
import { feedLimits, readFeedToken } from '#domain/calendar/feed/rules.ts'
import { calendarFileName } from '#ground/calendar-file.ts'
import { calendarFeedPath } from '#ground/urls.ts'
import type { Db } from '#platform/database/db.ts'
import type { Env } from '#platform/env.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import { visitorNetwork } from '#platform/network.ts'
import { busy } from '../http/turned-away.ts'
import { openLane, untilClosed } from '../http/turns.ts'

type FeedFile = { body: string; tag: string; changedAt: Date }
/** The calendar of an address. An address that ended is answered as one that never was. */
export type CalendarFeed = (file: string, address: string) => Promise<FeedFile | 'too_many_requests' | 'not_found'>

type Parts = {
  db: Db
  env: Pick<Env, 'productName' | 'publicUrl'>
  mayTry: (visitor: string, limit: { name: string; attempts: number; seconds: number }) => Promise<boolean>
}

/** Reads a calendar without a session: the address is the proof. */
export const openCalendarFeed =
  ({ db, env, mayTry }: Parts): CalendarFeed =>
  async (file, address) => {
    const token = readFeedToken(file)
    const feed = token === null ? undefined : await findOpenFeed(db, token)
    if (!feed) return (await mayTry(visitorNetwork(address), feedLimits.unknown)) ? 'not_found' : 'too_many_requests'
    if (!(await mayTry(feed.id, feedLimits.requests))) return 'too_many_requests'
    const body = await writeFeed(db, feed, env)
    const hash = sha256(body)
    const changedAt = await stampFeed(db, feed, hash)
    return { body, tag: `"${hash.toString('base64url')}"`, changedAt }
  }

const headers = {
  'cache-control': 'private, no-cache',
  'content-security-policy': "default-src 'none'; sandbox",
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
}

/** Serves the calendars that people subscribe to. */
export function serveCalendarFeeds(app: Hono, feedOf: CalendarFeed, addressOf: (request: Request) => string) {
  // Programs that subscribe can wait; a flood of them delays no page.
  const lane = openLane({ atOnce: 2, longestMs: 5_000 })
  app.get(calendarFeedPath(':file'), async (c) => {
    const read = () => feedOf(c.req.param('file') ?? '', addressOf(c.req.raw))
    const feed = await lane(read, untilClosed(c))
    if (feed === null) return busy(c)
    if (feed === 'too_many_requests') return refused(c, 'too many requests', 429, { 'retry-after': '900' })
    return feed === 'not_found' ? refused(c, 'not found', 404) : answer(c, feed)
  })
}

const refused = (c: Context, text: string, status: 404 | 429, more: Record<string, string> = {}) =>
  c.text(text, status, { ...headers, ...more, 'cache-control': 'no-store' })

function answer(c: Context, { body, tag, changedAt }: FeedFile) {
  const own = { ...headers, etag: tag, 'last-modified': changedAt.toUTCString() }
  if (isUnchanged(c, tag, changedAt)) return c.body(null, 304, own)
  return c.body(body, 200, {
    ...own,
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `inline; filename="${calendarFileName}"`,
  })
}

/** RFC 9110 13.2.2: a tag is asked before a time, which knows whole seconds alone. */
function isUnchanged(c: Context, tag: string, changedAt: Date) {
  const tags = c.req.header('if-none-match')
  if (tags !== undefined) return tags === '*' || tags.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
  const since = Date.parse(c.req.header('if-modified-since') ?? '')
  return Math.floor(changedAt.getTime() / 1000) * 1000 <= since
}
