import { createHmac, randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { LineEvent } from '#domain/push-device/line/rules.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { aLineMessage } from '#test/factories/line.ts'
import { lineSecret, site, testHttp } from '#test/http.ts'
import { Hono } from 'hono'
import { lineEventsPath, serveLineEvents } from './line-events.ts'

const app = ownApp()
const userId = () => `U${randomBytes(16).toString('hex')}`
const signatureOf = (body: string, secret = lineSecret) => createHmac('sha256', secret).update(body).digest('base64')
const bodyOf = (events: unknown[]) => JSON.stringify({ destination: userId(), events })
const common = (id: string) => ({
  mode: 'active',
  timestamp: Date.now(),
  webhookEventId: '01J0000000000000000000000',
  deliveryContext: { isRedelivery: false },
  source: { type: 'user', userId: id },
})

let http: ReturnType<typeof testHttp>['http']
beforeAll(() => void ({ http } = testHttp(app)))
const post = (body: string, headers: Record<string, string> = { 'x-line-signature': signatureOf(body) }) =>
  http.request(`${site}${lineEventsPath}`, { method: 'POST', body, headers })

describe('LINE tells what its people did', () => {
  test('a message with a code connects its sender, in the shape of the Messaging API', async () => {
    const { viewer, id } = await aCandidate(app.db)
    const sender = userId()
    const text = await aLineMessage(app, viewer)
    const message = { id: '444573844083572737', type: 'text', quoteToken: 'q3Plxr4AgKd', text }
    const event = { ...common(sender), type: 'message', replyToken: '38ef843bde154d9b91c21320ffd17a0f', message }
    expect((await post(bodyOf([event]))).status).toBe(200)
    const devices = () => app.db.selectFrom('pushDevice').select(['token', 'service']).where('candidateId', '=', id)
    expect(await devices().execute()).toEqual([{ token: sender, service: 'LINE' }])
    expect((await post(bodyOf([{ ...common(sender), type: 'unfollow' }]))).status).toBe(200)
    expect(await devices().execute()).toEqual([])
  })

  test('whoever has not the secret of the channel is refused, and nothing happens', async () => {
    const body = bodyOf([])
    const forged: Record<string, string>[] = [
      {},
      { 'x-line-signature': '' },
      { 'x-line-signature': 'AAAA' },
      { 'x-line-signature': signatureOf(body, 'another secret') },
      { 'x-line-signature': signatureOf(`${body} `) },
    ]
    for (const headers of forged) expect((await post(body, headers)).status).toBe(401)
    expect((await post(body)).status).toBe(200)
    expect((await post('no JSON')).status).toBe(400)
  })

  test('what concerns no single person, or is not known, is left out; a picture is a message without text', async () => {
    const taken: LineEvent[] = []
    const own = new Hono()
    serveLineEvents(own, lineSecret, async (events) => void taken.push(...events))
    const id = userId()
    const replyToken = 'b60d432864f44d079f6d8efe86cf404b'
    const body = bodyOf([
      { ...common(id), type: 'follow', replyToken, follow: { isUnblocked: false } },
      { ...common(id), type: 'message', replyToken, message: { id: '1', type: 'sticker', stickerId: '2' } },
      { ...common(id), source: { type: 'group', groupId: 'C1', userId: id }, type: 'message', replyToken, message: {} },
      { ...common('not an id'), type: 'unfollow' },
      { ...common(id), type: 'videoPlayComplete', replyToken },
      null,
    ])
    const headers = { 'x-line-signature': signatureOf(body) }
    expect((await own.request(lineEventsPath, { method: 'POST', body, headers })).status).toBe(200)
    const person = { userId: id, at: expect.any(Date), replyToken }
    expect(taken).toEqual([
      { ...person, type: 'FOLLOW' },
      { ...person, type: 'MESSAGE', text: '' },
    ])
  })
})
