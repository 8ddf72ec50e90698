import { setTimeout as sleep } from 'node:timers/promises'
import { callAs } from '#test/e2e/calls.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import type { World } from './world.ts'

const toCompany =
  'mutation ($id: ID!, $text: String!) { sendMessageToCompany(scoutInvitationId: $id, text: $text) { state } }'
const toCandidate =
  'mutation ($id: ID!, $text: String!) { sendMessageToCandidate(scoutInvitationId: $id, text: $text) { state } }'

/** Threads in which a student and a company write in turn through both servers, as an outbox sends: one at a time. */
export async function openMessageLedger(
  { database: { db }, servers }: Pick<World, 'database' | 'servers'>,
  threads: number,
  messages: number,
) {
  const sender = await aSender(db)
  const accepted = { status: 'ACCEPTED', answeredAt: new Date() } as const
  const talks = await Promise.all(
    Array.from({ length: threads }, async () => {
      const { invitation, viewer } = await anInvited(db, sender, accepted)
      const callsOf = (side: Parameters<typeof callAs>[2]) =>
        Promise.all(servers.map(({ url }) => callAs(url, db, side)))
      return { id: invitation.id, calls: [await callsOf(viewer), await callsOf(sender.viewer)] as const }
    }),
  )
  const stopping = new AbortController()
  let acknowledged = 0

  /** Each message is sent again under its key, through the other server, until it is acknowledged. */
  async function write({ id, calls }: (typeof talks)[number]) {
    for (let nth = 0; nth < messages; nth += 1) {
      const [key, side] = [crypto.randomUUID(), nth % 2]
      for (let turn = nth; !stopping.signal.aborted; turn += 1) {
        const call = calls[side === 0 ? 0 : 1][turn % servers.length]
        const document = side === 0 ? toCompany : toCandidate
        const answer = await call?.(document, { id, text: `${nth}` }, key).catch(() => undefined)
        if (answer?.data && !answer.errors) break
        await sleep(50)
      }
      if (stopping.signal.aborted) return
      acknowledged += 1
      await sleep(20)
    }
  }
  const writing = Promise.all(talks.map(write))

  /** A minute at most. */
  async function untilReached(wanted: number) {
    for (const end = Date.now() + 60_000; Date.now() < end; await sleep(20)) if (acknowledged >= wanted) return
  }

  return {
    /** Waits for so many more acknowledged messages, a minute at most. */
    async more(wanted: number) {
      const until = Math.min(threads * messages, acknowledged + wanted)
      await untilReached(until)
    },
    /** Ends the writing and compares what was acknowledged with the messages in the database. */
    async close() {
      await untilReached(threads * messages)
      stopping.abort()
      await writing
      const rows = await db
        .selectFrom('threadMessage')
        .select(['scoutInvitationId', 'position', 'text'])
        .where('companyId', '=', sender.company.id)
        .orderBy('position')
        .execute()
      const texts = Map.groupBy(rows, ({ scoutInvitationId }) => scoutInvitationId)
      const different = talks.map(({ id }) => new Set(texts.get(id)?.map(({ text }) => text)).size)
      const kept = different.reduce((sum, count) => sum + count, 0)
      const isInOrder = ({ position, text }: (typeof rows)[number]) => Number(text) === position - 1
      return {
        acknowledged,
        lost: acknowledged - Math.min(acknowledged, kept),
        doubled: rows.length - kept,
        'out of order': rows.filter((row) => !isInOrder(row)).length,
      }
    },
  }
}
