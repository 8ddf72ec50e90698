import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { aBalancer } from '../balancer.ts'
import { differing, figuresOf, type Scenario } from '../scenario.ts'
import type { Server } from '../server.ts'

/** The processes on the port of a server after each of its starts. A server of one process stops first, then one of two. */
const rounds = [2, 1]

export const rollingRestart: Scenario = {
  name: 'rolling restart behind a balancer',
  async run({ servers }) {
    const balancer = await aBalancer(servers.map(({ port }) => port))
    const over = new AbortController()
    const found = { requests: 0, failed: 0 }
    const visit = async () => {
      while (!over.signal.aborted) {
        const response = await fetch(`${balancer.url}/healthz`).catch(() => null)
        await response?.text().catch(() => undefined)
        found.requests += 1
        if (response?.status !== 200) found.failed += 1
        await sleep(5)
      }
    }
    const visiting = Promise.all(Array.from({ length: 8 }, visit))
    const ofOneProcess = listeningOn(servers[0].port)
    let times = 0
    for (const processes of rounds)
      for (const server of servers) {
        await restart(server, processes, processes * ofOneProcess)
        times += 1
        await sleep(500)
      }
    over.abort()
    await visiting
    await balancer.close()
    return { figures: figuresOf({ times, ...found }), wrong: differing(found, { failed: 0 }) }
  },
}

async function restart(server: Server, processes: number, listening: number) {
  await server.stop()
  await server.start({ WEB_PROCESSES: String(processes) })
  // The further processes start once the first is ready.
  for (const end = Date.now() + 60_000; listeningOn(server.port) < listening; await sleep(100))
    if (Date.now() > end) throw new Error(`${processes} processes did not listen on one port`)
}

/** The sockets that listen on the port. Linux alone says so; elsewhere one process has a port. */
function listeningOn(port: number) {
  if (process.platform !== 'linux') return 0
  const listening = new RegExp(`:${port.toString(16).toUpperCase().padStart(4, '0')} [0-9A-F]+:0000 0A `, 'g')
  return readFileSync('/proc/net/tcp', 'utf8').match(listening)?.length ?? 0
}
