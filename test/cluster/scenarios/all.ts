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
import { playCrowd } from './crowd.ts'
import { playPgbouncer } from './pgbouncer.ts'

export type ClusterScenario = {
  name: string
  /** How often it is played unless the command says otherwise. */
  rounds: number
  /** The figures that are 0 in every round, or it is red. */
  none: readonly string[]
  /** The cluster answers before a second machine has what it answers. */
  isAsynchronous?: boolean
  /** Its pages go through PgBouncer. */
  isPooled?: boolean
  play: (world: ClusterWorld) => Promise<Figures>
}
/** A scenario with processes of its own, on a cluster of its own. */
export type LoneScenario = Omit<ClusterScenario, 'play'> & { playAlone: (folder: string) => Promise<Figures> }

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

const throughPgbouncer = (name: string, rounds: number, fault: Fault): ClusterScenario => ({
  ...under(`PgBouncer: ${name}`, rounds, fault),
  isPooled: true,
})

export const everyScenario: (ClusterScenario | LoneScenario)[] = [
  under('PostgreSQL of the leader alone killed', 2, killPostgres),
  under('leader killed', 10, killLeader),
  under('leader stands still for 30 s', 2, freezeLeader),
  under('switchover', 5, switchOver),
  under('leader cut off from everybody', 2, cutLeaderOff),
  under('leader cut off from the other members alone', 2, cutMembersApart),
  under('disk of the leader full for 30 s', 2, fillDisk),
  asynchronously('asynchronous: leader killed', 3, killLeader),
  asynchronously('asynchronous: leader cut off from the other members alone', 2, cutMembersApart),
  {
    name: 'PgBouncer: with and without prepared statements',
    rounds: 1,
    none: ['wrong with 200', 'wrong with 0', 'started without a direct address'],
    playAlone: playPgbouncer,
  },
  throughPgbouncer('leader killed', 2, killLeader),
  throughPgbouncer('leader stands still for 30 s', 1, freezeLeader),
  throughPgbouncer('switchover', 2, switchOver),
  throughPgbouncer('PostgreSQL of the leader alone killed', 1, killPostgres),
  { name: 'PgBouncer: many processes beside direct ones', rounds: 1, none: ['refused'], playAlone: playCrowd },
]
