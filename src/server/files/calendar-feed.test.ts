import { Hono } from 'hono'
import ical from 'node-ical'
import { beforeEach, describe, expect, test } from 'vitest'
import { calendarFeedPath } from '#ground/urls.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { feedLimits } from '#domain/calendar/feed/rules.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { aBookedEvent } from '#test/factories/booked-event.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { openCalendarFeed, serveCalendarFeeds } from './calendar-feed.ts'

const app = ownApp()
const env = { productName: 'ヨアケ', publicUrl: 'https://yoake.example' }
const issue = 'mutation { issueCalendarFeed { secret } }'
const end = 'mutation { endCalendarFeed }'

let tries: Record<string, number> = {}
let http: Hono
beforeEach(() => {
  tries = {}
  http = new Hono()
  // Every attempt counts, and the limits are the product's own.
  const mayTry = async (visitor: string, { name, attempts }: { name: string; attempts: number }) =>
    (tries[`${name} ${visitor}`] = (tries[`${name} ${visitor}`] ?? 0) + 1) <= attempts
  serveCalendarFeeds(http, openCalendarFeed({ db: app.db, env, mayTry }), () => '203.0.113.7')
})

const secretOf = async (viewer: Viewer): Promise<string> =>
  (await app.as(viewer).ask(issue)).data.issueCalendarFeed.secret
const read = (secret: string, headers: Record<string, string> = {}, method = 'GET') =>
  http.request(calendarFeedPath(`${secret}.ics`), { method, headers })
const statusOf = async (secret: string) => (await read(secret)).status

async function aStudentWithCalendar() {
  const home = await aCompanyWithUser(app.db)
  const booked = await aBookedEvent(app.db, home)
  return { ...booked, home, secret: await secretOf(booked.candidate.viewer) }
}

describe('a calendar by its address', () => {
  test('is read without a session, and kept by nobody in between', async () => {
    const { secret, booking, candidate } = await aStudentWithCalendar()
    const answer = await read(secret)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
    })
    expect(answer.headers.has('set-cookie')).toBe(false)
    const file = await answer.text()
    expect(Object.keys(ical.parseICS(file))).toContain(`${booking.calendarId}@yoake`)
    expect(file).not.toContain(candidate.id)
    // Only the hash of the secret is stored, and the page says when it was read.
    const stored = await app.db.selectFrom('calendarFeed').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(secret)
    const own = await app.as(candidate.viewer).ask('{ calendarFeed { readAt } }')
    expect(own.data.calendarFeed.readAt).not.toBeNull()
  })

  test('answers HEAD, and with 304 what has not changed since', async () => {
    const { secret, date } = await aStudentWithCalendar()
    const first = await read(secret)
    const [etag, since] = [first.headers.get('etag') ?? '', first.headers.get('last-modified') ?? '']
    const head = await read(secret, {}, 'HEAD')
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
    for (const [name, value] of [
      ['if-none-match', etag],
      ['if-none-match', `W/${etag}`],
      ['if-modified-since', since],
    ] as const)
      expect((await read(secret, { [name]: value })).status).toBe(304)
    // A tag is asked before a time.
    expect((await read(secret, { 'if-none-match': '"other"', 'if-modified-since': since })).status).toBe(200)
    const endAt = inHours(24 * 7 + 3)
    await app.db.updateTable('schedulingDate').set({ endAt }).where('id', '=', date.id).execute()
    const changed = await read(secret, { 'if-none-match': etag })
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(etag)
  })

  test('of another owner holds nothing of this one', async () => {
    const { booking } = await aStudentWithCalendar()
    const stranger = await aCandidate(app.db)
    expect(await (await read(await secretOf(stranger.viewer))).text()).not.toContain(booking.calendarId)
  })
})

describe('an address that is over', () => {
  test('answers as one that never was: ended, and renewed', async () => {
    const { secret, candidate } = await aStudentWithCalendar()
    const never = await read(`calendar_${'x'.repeat(43)}`)
    const words = [never.status, await never.text(), JSON.stringify([...never.headers])]
    const second = await secretOf(candidate.viewer)
    const renewed = await read(secret)
    expect([renewed.status, await renewed.text(), JSON.stringify([...renewed.headers])]).toEqual(words)
    expect(await statusOf(second)).toBe(200)
    await app.as(candidate.viewer).ask(end)
    const ended = await read(second)
    expect([ended.status, await ended.text(), JSON.stringify([...ended.headers])]).toEqual(words)
    expect((await app.as(candidate.viewer).ask(end)).errors).toEqual([])
    expect((await app.as(candidate.viewer).ask('{ calendarFeed { id } }')).data.calendarFeed).toBeNull()
  })

  test('ends with a student who leaves', async () => {
    const { secret, candidate } = await aStudentWithCalendar()
    await app.db.updateTable('candidate').set({ status: 'WITHDRAWN' }).where('id', '=', candidate.id).execute()
    expect(await statusOf(secret)).toBe(404)
  })

  test('ends with a disabled user, and while the company’s contract is not in force', async () => {
    const { company, user, viewer } = await aCompanyWithUser(app.db)
    const secret = await secretOf(viewer)
    const contract = (status: 'ACTIVE' | 'SUSPENDED') =>
      app.db.updateTable('contract').set({ status }).where('companyId', '=', company.id).execute()
    const status = (one: 'ACTIVE' | 'DISABLED') =>
      app.db.updateTable('companyUser').set({ status: one }).where('id', '=', user.id).execute()
    expect(await statusOf(secret)).toBe(200)
    await contract('SUSPENDED')
    expect(await statusOf(secret)).toBe(404)
    await contract('ACTIVE')
    expect(await statusOf(secret)).toBe(200)
    await status('DISABLED')
    expect(await statusOf(secret)).toBe(404)
  })
})

describe('who asks too often', () => {
  test('with a working address waits, and other addresses work', async () => {
    const [{ secret }, { secret: other }] = [await aStudentWithCalendar(), await aStudentWithCalendar()]
    for (let at = 0; at < feedLimits.requests.attempts; at += 1) await read(secret)
    const refused = await read(secret)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900'])
    expect(await statusOf(other)).toBe(200)
  })

  test('with unknown addresses waits, and a working one from the same network works', async () => {
    const { secret } = await aStudentWithCalendar()
    for (let at = 0; at < feedLimits.unknown.attempts; at += 1) await read('calendar_none')
    expect(await statusOf('calendar_none')).toBe(429)
    expect(await statusOf(secret)).toBe(200)
  })
})

describe('the address of a calendar', () => {
  test('made twice at once is one address', async () => {
    const { viewer, id } = await aCandidate(app.db)
    const answers = await Promise.all([1, 2].map(() => app.as(viewer).ask(issue)))
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
    const secrets = answers.map(({ data }): string | null => data.issueCalendarFeed.secret)
    const works = await Promise.all(secrets.filter((secret) => secret !== null).map(statusOf))
    expect(works.filter((status) => status === 200)).toHaveLength(1)
    const rows = await app.db.selectFrom('calendarFeed').select('id').where('candidateId', '=', id).execute()
    expect(rows).toHaveLength(1)
  })

  test('is shown once: the same press again gets none', async () => {
    const { viewer } = await aCandidate(app.db)
    const idempotencyKey = crypto.randomUUID()
    const ask = async () => (await app.as(viewer).ask(issue, {}, { idempotencyKey })).data.issueCalendarFeed
    expect((await ask()).secret).toMatch(/^calendar_[\w-]{43}$/)
    expect(await ask()).toEqual({ secret: null })
  })

  test('is refused to a guest', async () => {
    for (const query of [issue, end, '{ calendarFeed { id } }'])
      expect((await app.as(null).ask(query)).errors).toMatchObject([{ code: 'unauthenticated' }])
  })
})
