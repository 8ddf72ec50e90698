import { randomBytes } from 'node:crypto'
import { takeLineEvent } from '#domain/push-device/line/commands.ts'
import { lineMessageOf, type LineEvent } from '#domain/push-device/line/rules.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import type { TestApp } from '../client.ts'

/** A person who has LINE. */
export function aLineUser({ db }: Pick<TestApp, 'db'>) {
  const userId = `U${randomBytes(16).toString('hex')}`
  const take = (event: LineEvent) => db.transaction().execute((tx) => takeLineEvent(tx, event))
  const replyToken = () => randomBytes(16).toString('hex')
  return {
    userId,
    send: (text: string, at = new Date()) => take({ type: 'MESSAGE', userId, at, replyToken: replyToken(), text }),
    follow: (at = new Date()) => take({ type: 'FOLLOW', userId, at, replyToken: replyToken() }),
    block: (at = new Date()) => take({ type: 'UNFOLLOW', userId, at }),
  }
}

const issue = 'mutation { issueLineCode { code { letters } } }'

/** The message that connects a LINE with the student. */
export async function aLineMessage(app: TestApp, viewer: Viewer): Promise<string> {
  const { data } = await app.as(viewer).ask(issue)
  return lineMessageOf(data.issueLineCode.code.letters.replaceAll('-', ''))
}

/** The student's LINE, connected. */
export async function aConnectedLine(app: TestApp, viewer: Viewer) {
  const line = aLineUser(app)
  await line.send(await aLineMessage(app, viewer))
  return line
}
