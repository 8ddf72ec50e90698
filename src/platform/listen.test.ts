import { createServer as createHttp } from 'node:http'
import { connect, createServer, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { listen, listenForMany } from './listen.ts'
import { StartRefused } from './start-refused.ts'

const host = '127.0.0.1'
const isLinux = process.platform === 'linux'

async function freePort() {
  const probe = createServer()
  await listen(probe, 0, host)
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

test.runIf(isLinux)('who comes with two hundred others is heard after few turns of a busy thread', async () => {
  const port = await freePort()
  const tally = { count: 0, turns: 0 }
  const server = createHttp()
  const all = Promise.withResolvers<void>()
  server.on('connection', (socket) => {
    tally.count += 1
    socket.destroy()
    if (tally.count === 1) spin()
  })
  // Blocks the thread for ten milliseconds of every turn, as rendering does.
  function spin() {
    tally.turns += 1
    for (const end = performance.now() + 10; performance.now() < end;);
    if (tally.count === 200) all.resolve()
    else setImmediate(spin)
  }
  const { stop } = await listenForMany(server, port, host)
  const visitors = Array.from({ length: 200 }, () => connect(port, host).on('error', () => {}))
  await all.promise
  // Spread at random, each socket gets twelve or thirteen visitors; one socket alone would need two hundred turns.
  expect(tally.turns).toBeLessThan(60)
  for (const visitor of visitors) visitor.destroy()
  await stop()
})

test('whatever socket hears a visitor, the server answers; stopping waits for who is being answered', async () => {
  const port = await freePort()
  const slow = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const server = createHttp((request, response) => {
    if (request.url !== '/slow') return void response.end('well')
    begun.resolve()
    void slow.promise.then(() => response.end('at last'))
  })
  const { stop } = await listenForMany(server, port, host)
  const ask = (path: string) =>
    fetch(`http://${host}:${port}${path}`, { headers: { connection: 'close' } }).then((response) => response.text())
  expect(new Set(await Promise.all(Array.from({ length: 50 }, () => ask('/'))))).toEqual(new Set(['well']))
  const held = ask('/slow')
  await begun.promise
  let isStopped = false
  const stopped = stop().then(() => (isStopped = true))
  await expect.poll(() => ask('/').catch(String)).toContain('fetch failed')
  expect(isStopped).toBe(false)
  slow.resolve()
  expect(await held).toBe('at last')
  await stopped
})

test('who is waiting to be heard when the stop begins is answered', async () => {
  const port = await freePort()
  const server = createHttp((_, response) => response.end('well'))
  const { stop } = await listenForMany(server, port, host)
  const visitors = Array.from({ length: 50 }, () => {
    const visitor = connect(port, host)
    visitor.end('GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n')
    return text(visitor).catch(String)
  })
  // The system has them all, and no turn of the event loop has heard one.
  await new Promise((resolve) => process.nextTick(resolve))
  await stop()
  for (const answer of await Promise.all(visitors)) expect(answer).toMatch(/well/)
})

test('a port that another process of ours has is refused, though sockets could share it', async () => {
  const port = await freePort()
  const { stop } = await listenForMany(createHttp(), port, host)
  await expect(listenForMany(createHttp(), port, host)).rejects.toThrow(StartRefused)
  await stop()
  const again = await listenForMany(createHttp(), port, host)
  await again.stop()
})
