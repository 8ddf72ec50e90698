import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import pg from 'pg'
import { throughPort } from '#test/flaky-link.ts'
import { messagesOf, parametersOf, refusal, welcome } from './pooler-messages.ts'

export type Pooler = { url: string; close: () => Promise<void> }

/** A session of the server, lent to one client for one transaction. */
type Session = { socket: Duplex; borrower: Borrower | undefined; answersDue: number }
type Borrower = { socket: Socket; session: Session | undefined; waiting: Buffer[]; isAsking: boolean }

/** The start parameters that PgBouncer follows; it refuses all others. */
const parameters = new Set(
  'user database application_name client_encoding datestyle timezone standard_conforming_strings'.split(' '),
)

/** A pooler as PgBouncer is one in transaction mode, with so many sessions of the server. */
export async function aPooler(databaseUrl: string, most = 3): Promise<Pooler> {
  const sessions = new Set<Session>()
  const idle: Session[] = []
  const queue: Borrower[] = []
  const clients = new Set<Socket>()
  let opened = 0

  const server = createServer((socket) => {
    clients.add(socket)
    const borrower: Borrower = { socket, session: undefined, waiting: [], isAsking: false }
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clients.delete(socket)
      // The transaction of a client that went is nobody's.
      if (borrower.session) drop(borrower.session)
    })
    socket.once('data', (start: Buffer) => {
      const unknown = parametersOf(start).find((name) => !parameters.has(name))
      if (unknown) return void socket.end(refusal(`unsupported startup parameter: ${unknown}`))
      socket.write(welcome((opened += 1)))
      socket.on(
        'data',
        messagesOf((kind, message) => {
          if (kind === 'X') return void socket.end()
          borrower.waiting.push(message)
          if (borrower.session) send(borrower, borrower.session)
          else void ask(borrower)
        }),
      )
    })
  })

  async function ask(borrower: Borrower) {
    if (borrower.isAsking) return
    borrower.isAsking = true
    const session = idle.pop() ?? (sessions.size < most ? await connect() : undefined)
    if (session) lend(session, borrower)
    else queue.push(borrower)
  }
  function lend(session: Session, borrower: Borrower) {
    borrower.isAsking = false
    Object.assign(session, { borrower, answersDue: 0 })
    borrower.session = session
    send(borrower, session)
  }
  function send(borrower: Borrower, session: Session) {
    for (const message of borrower.waiting.splice(0)) {
      // Query and Sync are each answered by one ReadyForQuery.
      if ('QS'.includes(String.fromCharCode(message[0] ?? 0))) session.answersDue += 1
      session.socket.write(message)
    }
  }
  async function connect(): Promise<Session> {
    const session: Session = { socket: undefined as never, borrower: undefined, answersDue: 0 }
    sessions.add(session)
    const client = new pg.Client({ connectionString: databaseUrl, application_name: 'pooler' })
    client.on('error', () => undefined)
    await client.connect()
    session.socket = client.connection.stream
    session.socket.removeAllListeners('data')
    session.socket.on(
      'data',
      messagesOf((kind, message) => {
        const { borrower } = session
        borrower?.socket.write(message)
        if (kind !== 'Z' || !borrower) return
        session.answersDue -= 1
        if (session.answersDue === 0 && message.at(5) === 'I'.charCodeAt(0)) release(session, borrower)
      }),
    )
    return session
  }
  function release(session: Session, borrower: Borrower) {
    session.borrower = undefined
    borrower.session = undefined
    const next = queue.shift()
    if (next) lend(session, next)
    else idle.push(session)
  }
  function drop(session: Session) {
    sessions.delete(session)
    session.socket.destroy()
    const next = queue.shift()
    if (next) void connect().then((fresh) => lend(fresh, next))
  }

  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: throughPort(databaseUrl, (server.address() as AddressInfo).port),
    async close() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of [...clients, ...[...sessions].map(({ socket: one }) => one)]) socket.destroy()
      await closed
    },
  }
}
