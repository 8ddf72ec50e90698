import { Hono } from 'hono'
import { html } from 'hono/html'
import { listMails, readMail } from '#platform/outgoing/mail.ts'
import { listPushes, type PushCopy } from '#platform/outgoing/push.ts'
import { listSms } from '#platform/outgoing/sms.ts'

/**
 * /dev/mail, /dev/sms and /dev/push list messages that were sent from this machine, or stored instead of sent. Only
 * outside production.
 */
export function showOutboxes(app: Hono, dataDir: string) {
  app.get('/dev/mail', async (c) => {
    const mails = await listMails(dataDir)
    const rows = mails.map(
      ({ id, at, to, subject }) =>
        html`<tr>
          <td>${at.slice(0, 19).replace('T', ' ')}</td>
          <td>${to}</td>
          <td><a href="/dev/mail/${id}">${subject}</a></td>
        </tr>`,
    )
    return c.html(
      outboxPage(
        'メール',
        html`<table>
          <tr>
            <th>日時（UTC）</th>
            <th>宛先</th>
            <th>件名</th>
          </tr>
          ${rows}
        </table>`,
        mails.length,
      ),
    )
  })
  app.get('/dev/mail/:id', async (c) => {
    const mail = await readMail(dataDir, c.req.param('id'))
    if (!mail) return c.notFound()
    return c.html(
      outboxPage(
        mail.subject,
        html`<p>宛先 ${mail.to}</p>
          <pre>${mail.text}</pre>
          ${mail.attachments && html`<p>添付 ${mail.attachments.map(({ fileName }) => fileName).join('、')}</p>`}
          ${mail.html && html`<iframe title="HTML" sandbox srcdoc="${mail.html}" width="640" height="900"></iframe>`}
          <p><a href="/dev/mail">一覧へ戻る</a></p>`,
        1,
      ),
    )
  })
  app.get('/dev/sms', async (c) => {
    const messages = await listSms(dataDir)
    const rows = messages.map(
      ({ at, to, text }) =>
        html`<tr>
          <td>${at.slice(0, 19).replace('T', ' ')}</td>
          <td>${to}</td>
          <td>${text}</td>
        </tr>`,
    )
    return c.html(
      outboxPage(
        'SMS',
        html`<table>
          <tr>
            <th>日時（UTC）</th>
            <th>宛先</th>
            <th>本文</th>
          </tr>
          ${rows}
        </table>`,
        messages.length,
      ),
    )
  })
  app.get('/dev/push', async (c) => {
    const pushes = await listPushes(dataDir)
    const rows = pushes.map(
      ({ at, title, body, url, outcome }) =>
        html`<tr>
          <td>${at.slice(0, 19).replace('T', ' ')}</td>
          <td><a href="${url}">${title}</a><br />${body}</td>
          <td class="whole">${outcomes[outcome]}</td>
        </tr>`,
    )
    return c.html(
      outboxPage(
        'プッシュ通知',
        html`<p>21時〜8時の通知は、8時5分に送信します。</p>
          <table>
            <tr>
              <th>日時（UTC）</th>
              <th>通知</th>
              <th>結果</th>
            </tr>
            ${rows}
          </table>`,
        pushes.length,
      ),
    )
  })
}

const outcomes: Record<PushCopy['outcome'], string> = {
  sent: '送信済み',
  gone: '登録終了',
  refused: '送信不可',
  failed: '再送待ち',
}

/** A page of a machine without the outside: below `act`, a body of `count` rows, none of which may be there yet. */
export const outboxPage = (title: string, body: unknown, count: number, act: unknown = '') =>
  html`<!doctype html>
    <html lang="ja">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${title}</title>
      <style>
        body {
          max-width: 60rem;
          margin: 2rem auto;
          padding: 0 1rem;
          font: 400 1rem/1.7 sans-serif;
          color: #1f1b24;
          background: #fbfaf8;
        }
        table {
          width: 100%;
          border-collapse: collapse;
        }
        th,
        td {
          padding: 0.5rem;
          border-bottom: 1px solid #e5e0e8;
          text-align: left;
        }
        td {
          text-wrap: pretty;
        }
        .whole {
          white-space: nowrap;
        }
        pre {
          white-space: pre-wrap;
          font: inherit;
          padding: 1rem;
          background: #fff;
          border: 1px solid #e5e0e8;
          border-radius: 8px;
        }
      </style>
      <h1>${title}</h1>
      ${act} ${count > 0 ? body : html`<p>まだ届いていません。</p>`}
    </html>`
