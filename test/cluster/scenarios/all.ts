import { noneOf, playRound, type Fault, type Figures } from '../round.ts'
import type { ClusterWorld } from '../world.ts'
import {
  cutLeaderOff,
  cutMembersApart,
  fillDisk,
  freezeLeader,
  killLeader,
  killPostgres,
  switchOver,
} from './faults.ts'

export type ClusterScenario = {
  name: string
  /** How often it is played unless the command says otherwise. */
  rounds: number
  /** The figures that are 0 in every round, or it is red. */
  none: readonly string[]
  /** The cluster answers before a second machine has what it answers. */
  isAsynchronous?: boolean
  play: (world: ClusterWorld) => Promise<Figures>
}

const under = (name: string, rounds: number, fault: Fault): ClusterScenario => ({
  name,
  rounds,
  none: noneOf,
  play: (world) => playRound(world, fault),
})
/** Without synchronous replication the writes of the last moment may be lost: they are counted and not complained of. */
const asynchronously = (name: string, rounds: number, fault: Fault): ClusterScenario => ({
  ...under(name, rounds, fault),
  isAsynchronous: true,
  none: noneOf.filter((figure) => !['lost', 'doubled', 'out of order'].includes(figure)),
})

export const movingPrimary: ClusterScenario[] = [
  under('PostgreSQL of the leader alone killed', 2, killPostgres),
  under('leader killed', 10, killLeader),
  under('leader stands still for 30 s', 2, freezeLeader),
  under('switchover', 5, switchOver),
  under('leader cut off from everybody', 2, cutLeaderOff),
  under('leader cut off from the other members alone', 2, cutMembersApart),
  under('disk of the leader full for 30 s', 2, fillDisk),
  asynchronously('asynchronous: leader killed', 3, killLeader),
  asynchronously('asynchronous: leader cut off from the other members alone', 2, cutMembersApart),
]
