import { setTimeout as sleep } from 'node:timers/promises'
import { openLedger, unfinishedJobs } from '../ledger.ts'
import { differing, figuresOf, type Scenario } from '../scenario.ts'
import type { World } from '../world.ts'

/** PostgreSQL goes and comes back while students choose dates and jobs send notifications. */
const goes = (how: 'kill' | 'stop', times: number, awayMs: number) => async (world: World) => {
  const { postgres, servers } = world
  const ledger = await openLedger(world, times * 20)
  for (let time = 0; time < times; time += 1) {
    await ledger.more(12)
    await postgres[how]()
    await sleep(awayMs)
    await postgres.start()
  }
  const found = { ...(await ledger.close()), 'jobs left': await unfinishedJobs(world), dead: 0 }
  found.dead = servers.filter(({ isAlive }) => !isAlive()).length
  return {
    figures: figuresOf({ times, ...found }),
    wrong: differing(found, { acknowledged: times * 20, lost: 0, doubled: 0, 'jobs left': 0, dead: 0 }),
  }
}

export const postgresKilled: Scenario = { name: 'kill -9 of PostgreSQL, jobs on', run: goes('kill', 5, 1_500) }
export const postgresRestarted: Scenario = { name: 'PostgreSQL stopped and started', run: goes('stop', 4, 1_500) }
