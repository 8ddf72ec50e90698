import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import { openLeavers } from '../leavers.ts'
import { aReplicatedWorld, type ReplicatedWorld } from '../replicated-world.ts'
import { differing, figuresOf, type LoneScenario, type Outcome } from '../scenario.ts'
import { aStandby } from '../../../bench/replicas/standby.ts'

const never = { 'counted afterwards': 0, 'mark not found': 0 }

/** The scenario in a world of its own, whose primary may go for good. */
const inOwnWorld = (name: string, run: (world: ReplicatedWorld) => Promise<Outcome>): LoneScenario => ({
  isAlone: true,
  name,
  async run() {
    const world = await aReplicatedWorld()
    try {
      return await run(world)
    } finally {
      await world.close()
    }
  },
})

export const replicasInTrouble = inOwnWorld('replicas lag, stand still, die and come back', async (world) => {
  const { standbys } = world
  const [first, second] = standbys
  const wrong: string[] = []
  const use = async (inUse: number, after: string) => {
    if (!(await world.use(inUse))) wrong.push(`not ${inUse} replicas in use ${after}`)
  }
  await use(2, 'at the start')
  const leavers = await openLeavers(world, 80)
  await leavers.more(12)
  const usual = await world.statements()

  await first.pause()
  await leavers.more(12)
  await use(1, 'while one lags')
  const late = await world.statements()
  await first.resume()
  await use(2, 'after the lag')

  second.freeze()
  await leavers.more(12)
  await use(1, 'while one stands still')
  second.thaw()
  await use(2, 'after the standstill')

  await first.kill()
  await leavers.more(10)
  await use(1, 'after a kill')
  await first.start()
  await use(2, 'after its start')

  await second.promote()
  await use(1, 'after a promotion')
  const found = { ...(await leavers.close()), answered: (await world.statements())['answered'] ?? 0 }
  return {
    figures: `${figuresOf(found)}, at the primary: ${figuresOf(await world.statements())}`,
    wrong: [
      ...wrong,
      ...differing(found, { left: 80, refused: 0, ...never }),
      ...(usual['answered'] ? [] : ['no replica answered']),
      ...(late['behind'] ? [] : ['the primary never stood in for a late replica']),
      ...(found['slowest ms'] > 4_000 ? ['a search took more than four seconds'] : []),
    ],
  }
})

export const failoverWithReplicas = inOwnWorld('a failover to a replica that was behind another', async (world) => {
  const { home, primary, link, standbys } = world
  const [first, second] = standbys
  const wrong: string[] = []
  await world.use(2)
  // The second reads what the first never gets: its log is longer than that of the new primary, and another.
  first.freeze()
  const before = await openLeavers(world, 40)
  await before.close()
  await sleep(200)
  link.cut()
  await primary.kill()
  first.thaw()
  await first.promote()
  link.turnTo(first.url)
  link.mend()

  if (!(await world.use(0))) wrong.push('a replica of the old log is in use')
  const answered = (await world.statements())['answered'] ?? 0
  const after = await openLeavers(world, 40)
  const found = await after.close()
  if (((await world.statements())['answered'] ?? 0) > answered) wrong.push('a replica of the old log has answered')

  await second.stop()
  const port = Number(new URL(second.url).port)
  standbys[1] = await aStandby(first, { folder: join(home, 'third'), port })
  if (!(await world.use(1))) wrong.push('a replica of the new primary is not taken back')
  const last = await (await openLeavers(world, 20)).close()
  if (((await world.statements())['answered'] ?? 0) === answered) wrong.push('the new replica has not answered')
  const sum = {
    ...found,
    left: found.left + last.left,
    'counted afterwards': found['counted afterwards'] + last['counted afterwards'],
  }
  return { figures: figuresOf(sum), wrong: [...wrong, ...differing(sum, { left: 60, ...never })] }
})
