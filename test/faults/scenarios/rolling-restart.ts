import { setTimeout as sleep } from 'node:timers/promises'
import { aBalancer } from '../balancer.ts'
import { differing, figuresOf, type Scenario } from '../scenario.ts'

const times = 4

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
    for (let time = 0; time < times; time += 1) {
      const server = servers[time % 2]
      await server?.stop()
      await server?.start()
      await sleep(500)
    }
    over.abort()
    await visiting
    await balancer.close()
    return { figures: figuresOf({ times, ...found }), wrong: differing(found, { failed: 0 }) }
  },
}
