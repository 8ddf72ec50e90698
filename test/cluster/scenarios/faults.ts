import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { patroniAndPostgres, postgresAlone } from '../patroni.ts'
import type { Fault } from '../round.ts'

const standstillMs = 30_000

/** The leader's patroni and PostgreSQL go at once; they are started again when another leads. */
export const killLeader: Fault = async ({ cluster }, ledger) => {
  const leader = await cluster.presentLeader()
  leader.signal(patroniAndPostgres, 'SIGKILL')
  await cluster.moved(leader)
  await ledger.more(10)
  cluster.startPatroni(leader)
}

/** PostgreSQL of the leader goes alone: its patroni is there and starts it again. */
export const killPostgres: Fault = async ({ cluster }) => {
  const leader = await cluster.presentLeader()
  leader.signal(postgresAlone, 'SIGKILL')
}

export const freezeLeader: Fault = async ({ cluster }) => {
  const leader = await cluster.presentLeader()
  leader.signal(patroniAndPostgres, 'SIGSTOP')
  await sleep(standstillMs)
  leader.signal(patroniAndPostgres, 'SIGCONT')
}

export const switchOver: Fault = async ({ cluster }, ledger) => {
  const leader = await cluster.presentLeader()
  await cluster.switchover()
  await cluster.moved(leader)
  await ledger.more(10)
}

/** The leader's cable is pulled. */
export const cutLeaderOff: Fault = async ({ cluster }) => {
  const leader = await cluster.presentLeader()
  leader.cut()
  try {
    await cluster.moved(leader)
    await sleep(10_000)
  } finally {
    leader.mend()
  }
}

/** The leader loses the other machines and their etcd, and the product still reaches it. */
export const cutMembersApart: Fault = async ({ cluster }) => {
  const leader = await cluster.presentLeader()
  leader.cut(cluster.others(leader).map(({ address }) => address))
  try {
    await cluster.moved(leader)
    await sleep(10_000)
  } finally {
    leader.mend()
  }
}

/** The disk under the leader's data is full for half a minute. */
export const fillDisk: Fault = async ({ cluster }) => {
  const leader = await cluster.presentLeader()
  const ballast = leader.outside('/var/lib/postgresql/ballast')
  const file = openSync(ballast, 'w')
  const block = Buffer.alloc(1_000_000)
  const fill = () => {
    try {
      for (;;) writeSync(file, block)
    } catch {
      // The disk is full.
    }
  }
  // PostgreSQL removes old log meanwhile: what becomes free is filled again.
  for (const end = Date.now() + standstillMs; Date.now() < end; await sleep(200)) fill()
  closeSync(file)
  rmSync(ballast)
}
