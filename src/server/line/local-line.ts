import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { LineEvent } from '#domain/push-device/line/rules.ts'
import { listLineMessages } from '#platform/outgoing/line.ts'
import { localLinePath } from '#platform/outgoing/line-settings.ts'
import { outboxPage } from '../development.ts'
import type { LineEvents } from './line-events.ts'

/** The one person who has LINE on this machine. */
const userId = `U${'0'.repeat(31)}1`

/** Stands in for the app of one person, where no official account is set: what is sent there, and what was received. */
export function serveLocalLine(app: Hono, dataDir: string, take: LineEvents) {
  app.get(localLinePath, async (c) => {
    const messages = await listLineMessages(dataDir)
    return c.html(
      outboxPage(
        'LINE',
        html`<table>
          <tr>
            <th>日時（UTC）</th>
            <th>届いたメッセージ</th>
          </tr>
          ${messages.map(
            ({ at, text }) =>
              html`<tr>
                <td>${at.slice(0, 19).replace('T', ' ')}</td>
                <td><pre>${text}</pre></td>
              </tr>`,
          )}
        </table>`,
        messages.length,
        html`<form action="${localLinePath}/send">
            <input name="text" aria-label="メッセージ" value="${c.req.query('text') ?? ''}" size="40" />
            <button>送信</button>
          </form>
          <form action="${localLinePath}/block"><button>ブロック</button></form>`,
      ),
    )
  })
  const report = async (c: Context, event: LineEvent) => {
    await take([event])
    return c.redirect(localLinePath)
  }
  const person = () => ({ userId, at: new Date(), replyToken: crypto.randomUUID() })
  app.get(`${localLinePath}/send`, (c) => report(c, { ...person(), type: 'MESSAGE', text: c.req.query('text') ?? '' }))
  app.get(`${localLinePath}/block`, (c) => report(c, { ...person(), type: 'UNFOLLOW' }))
}
