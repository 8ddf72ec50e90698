import { openMessageLedger } from '../message-ledger.ts'
import { differing, figuresOf, type Scenario } from '../scenario.ts'

const [kills, threads, messages] = [4, 6, 20]

export const messagesUnderKills: Scenario = {
  name: 'messages while servers are killed',
  async run(world) {
    const ledger = await openMessageLedger(world, threads, messages)
    for (let kill = 0; kill < kills; kill += 1) {
      await ledger.more((threads * messages) / (kills + 1))
      const server = world.servers[kill % 2]
      await server?.kill()
      await server?.start()
    }
    // Messages are told to who does not read them after minutes: their jobs are not waited for.
    const found = await ledger.close()
    const wanted = { acknowledged: threads * messages, lost: 0, doubled: 0, 'out of order': 0 }
    return { figures: figuresOf({ kills, ...found }), wrong: differing(found, wanted) }
  },
}
