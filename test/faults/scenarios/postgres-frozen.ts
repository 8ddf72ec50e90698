import { setTimeout as sleep } from 'node:timers/promises'
import { openLedger, unfinishedJobs } from '../ledger.ts'
import { differing, figuresOf, type Scenario } from '../scenario.ts'

const frozenMs = 20_000

export const postgresFrozen: Scenario = {
  name: 'PostgreSQL stands still for 20 s',
  async run(world) {
    const { postgres, servers } = world
    const ledger = await openLedger(world, 60)
    await ledger.more(20)
    postgres.freeze()
    let slowest = 0
    let unsaid = 0
    for (const end = Date.now() + frozenMs; Date.now() < end; await sleep(500)) {
      for (const { url } of servers) {
        const started = performance.now()
        const response = await fetch(`${url}/readyz`)
        slowest = Math.max(slowest, performance.now() - started)
        if (response.status !== 503) unsaid += 1
      }
    }
    postgres.thaw()
    const thawed = Date.now()
    let back = 0
    while (back === 0 && Date.now() - thawed < 30_000) {
      const answers = await Promise.all(servers.map(({ url }) => fetch(`${url}/readyz`)))
      if (answers.every(({ ok }) => ok)) back = Date.now() - thawed
      else await sleep(50)
    }
    const found = {
      ...(await ledger.close()),
      'jobs left': await unfinishedJobs(world),
      dead: servers.filter(({ isAlive }) => !isAlive()).length,
      'readyz wrong': unsaid,
    }
    return {
      figures: `${figuresOf(found)}, readyz ≤ ${Math.round(slowest)} ms, ready again ${back} ms`,
      wrong: [
        ...differing(found, { acknowledged: 60, lost: 0, doubled: 0, 'jobs left': 0, dead: 0, 'readyz wrong': 0 }),
        ...(slowest > 1_000 ? [`readyz took ${Math.round(slowest)} ms`] : []),
        ...(back > 0 ? [] : ['not ready again within 30 s']),
      ],
    }
  },
}
