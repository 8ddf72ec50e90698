import { openLedger, unfinishedJobs } from '../ledger.ts'
import { differing, figuresOf, type Scenario } from '../scenario.ts'

const times = 6

export const serverKilled: Scenario = {
  name: 'kill -9 of a server',
  async run(world) {
    const ledger = await openLedger(world, times * 20)
    for (let time = 0; time < times; time += 1) {
      await ledger.more(12)
      const server = world.servers[time % 2]
      await server?.kill()
      await server?.start()
    }
    const ledgerSays = await ledger.close()
    // A worker counts as dead after a minute.
    const found = { ...ledgerSays, 'jobs left': await unfinishedJobs(world, 90) }
    return {
      figures: figuresOf({ times, ...found }),
      wrong: differing(found, { acknowledged: times * 20, lost: 0, doubled: 0, 'jobs left': 0 }),
    }
  },
}
