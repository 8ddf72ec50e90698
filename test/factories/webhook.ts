import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql, type Insertable } from 'kysely'
import { webhookEvents } from '#domain/webhook/rules.ts'
import type { OfRow } from '#ground/id.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db } from '#platform/database/db.ts'

type Given<Table extends keyof DB> = Partial<Insertable<DB[Table]>>
export type HeardCall = { headers: IncomingHttpHeaders; body: string }

/** A company's own system on this machine: keeps what it hears, and answers as it is told. */
export async function aReceiver() {
  const heard: HeardCall[] = []
  const answer = { status: 204, body: '', location: undefined as string | undefined }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      heard.push({ headers: request.headers, body: Buffer.concat(parts).toString() })
      const { location } = answer
      response.writeHead(answer.status, location ? { location } : {}).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    heard,
    answers: (status: number, body = '', location?: string) => Object.assign(answer, { status, body, location }),
    close: () => void (server.closeAllConnections(), server.close()),
  }
}
export type Receiver = Awaited<ReturnType<typeof aReceiver>>

/** A webhook that hears of everything, on and well. */
export const aWebhook = (db: Db, companyId: OfRow<'company'>, given: Given<'webhook'> = {}) =>
  db
    .insertInto('webhook')
    .values({ companyId, url: 'https://hooks.example.jp/yoake', events: [...webhookEvents], ...given })
    .returningAll()
    .executeTakeFirstOrThrow()

let made = 0

/** A delivery of an event, failed unless told otherwise. */
export async function aDelivery(
  db: Db,
  { companyId, id: webhookId }: { companyId: OfRow<'company'>; id: string },
  given: Given<'webhookDelivery'> = {},
) {
  const event = await db
    .insertInto('webhookEvent')
    .values({
      companyId,
      type: 'scout_invitation.accepted',
      effectKey: `made:${(made += 1)}`,
      payload: '{"type":"scout_invitation.accepted"}',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return db
    .insertInto('webhookDelivery')
    .values({ companyId, webhookId, webhookEventId: event.id, status: 'FAILED', ...given })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Sets the clock of what waits on: every waiting delivery is due now. */
export async function makeDue(db: Db) {
  await db
    .updateTable('webhookDelivery')
    .set({ dueAt: sql<Date>`now()` })
    .where('status', '=', 'WAITING')
    .execute()
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db)
}
