import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { openLedger, unfinishedJobs } from '../ledger.ts'
import { differing, figuresOf, type Scenario } from '../scenario.ts'

export const tableLocked: Scenario = {
  name: 'a table locked for 20 s',
  async run(world) {
    const { database, servers } = world
    const ledger = await openLedger(world, 40)
    await ledger.more(10)
    let slowest = 0
    let unready = 0
    await database.db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`.execute(tx)
      await sql`lock table booking in access exclusive mode`.execute(tx)
      for (const end = Date.now() + 20_000; Date.now() < end; await sleep(250))
        for (const { url } of servers) {
          const started = performance.now()
          const response = await fetch(`${url}/readyz`)
          slowest = Math.max(slowest, performance.now() - started)
          if (!response.ok) unready += 1
        }
    })
    const found = {
      ...(await ledger.close()),
      unready,
      'jobs left': await unfinishedJobs(world),
      dead: servers.filter(({ isAlive }) => !isAlive()).length,
    }
    return {
      figures: `${figuresOf(found)}, readyz ≤ ${Math.round(slowest)} ms`,
      wrong: differing(found, { acknowledged: 40, lost: 0, doubled: 0, unready: 0, 'jobs left': 0, dead: 0 }),
    }
  },
}
