import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { aMachine, type Machine } from './machine.ts'

/** The lines of docs/a-primary-that-moves are what runs here: only the name and the own address differ. */
const documents = 'docs/a-primary-that-moves'
export const documentOf = (name: string) => readFileSync(`${documents}/${name}`, 'utf8')
const firstMember = { name: 'db1', address: '10.213.37.11' }
const members = [firstMember, { name: 'db2', address: '10.213.37.12' }, { name: 'db3', address: '10.213.37.13' }]
export const superuserPassword = 'change-me-superuser'

/** The processes of a member that a fault takes; etcd is another program of its machine and lives on. */
export const postgresAlone = ['postgres']
export const patroniAndPostgres = ['patroni', 'postgres']

type Reported = { name: string; role: string; state: string; pending_restart?: boolean }
export type Cluster = Awaited<ReturnType<typeof openCluster>>

/** Three members of Patroni, each with an etcd, on machines of their own. */
export async function openCluster(root: string, logs: string) {
  const machines: Machine[] = []
  for (const place of members) machines.push(await aMachine({ root, logs, ...place }))
  for (const machine of machines) {
    machine.write('/run/etcd.yml', ownLines('etcd.yml', machine))
    machine.write('/run/patroni.yml', ownLines('patroni.yml', machine))
    machine.run('etcd', ['/usr/bin/etcd', '--config-file', '/run/etcd.yml'])
  }
  const startPatroni = (machine: Machine) => void machine.run('postgres', ['/usr/bin/patroni', '/run/patroni.yml'])
  for (const machine of machines) startPatroni(machine)

  /** The members as one of them reports them; a member that does not answer within a second is passed over. */
  async function reported(): Promise<Reported[]> {
    for (const { address } of machines) {
      const answer = await ask(address, 'cluster').catch(() => undefined)
      if (answer?.ok) return ((await answer.json()) as { members: Reported[] }).members
    }
    return []
  }
  /** Whom a member itself calls the primary: it answers 200 to the question that HAProxy asks. */
  async function leader(): Promise<Machine | undefined> {
    const answers = await Promise.all(
      machines.map(({ address }) => ask(address, 'primary', { method: 'OPTIONS' }).catch(() => undefined)),
    )
    return machines.find((_, at) => answers[at]?.status === 200)
  }
  async function until(isSo: () => Promise<boolean>, seconds: number, what: string) {
    for (const end = Date.now() + seconds * 1_000; Date.now() < end; await sleep(250)) if (await isSo()) return
    throw new Error(`${what}: not within ${seconds} s: ${JSON.stringify(await reported())}`)
  }
  let isSynchronous = true

  return {
    machines,
    startPatroni,
    leader,
    async presentLeader(): Promise<Machine> {
      const machine = await leader()
      if (!machine) throw new Error('no leader')
      return machine
    },
    others: (machine: Machine) => machines.filter((other) => other !== machine),
    reported,
    /** Waits until another than this member leads. */
    async moved(from: Machine, seconds = 90) {
      await until(async () => ![undefined, from].includes(await leader()), seconds, 'a new leader')
    },
    /** Waits until one leads, two follow, and one of them is asked before each answer. */
    async healthy(seconds = 150) {
      await until(
        async () => {
          const all = await reported()
          const count = (isIt: (one: Reported) => boolean) => all.filter(isIt).length
          return (
            count(({ role, state }) => role === 'leader' && state === 'running') === 1 &&
            count(({ state }) => state === 'streaming') === 2 &&
            (!isSynchronous || count(({ role }) => role === 'sync_standby') > 0) &&
            (await leader()) !== undefined
          )
        },
        seconds,
        'a whole cluster',
      )
    },
    /** As `patronictl switchover`. */
    async switchover() {
      const all = await reported()
      const nameOf = (role: string) => all.find((one) => one.role === role)?.name
      const body = JSON.stringify({ leader: nameOf('leader'), candidate: nameOf('sync_standby') })
      const machine = machines.find(({ name }) => name === nameOf('leader'))
      const answer = await fetch(`http://${machine?.address}:8008/switchover`, { method: 'POST', body })
      if (!answer.ok) throw new Error(`switchover: ${answer.status} ${await answer.text()}`)
    },
    /** As `patronictl edit-config --set synchronous_mode=…`. */
    async setSynchronous(to: boolean) {
      if (isSynchronous === to) return
      isSynchronous = to
      const { address } = await this.presentLeader()
      await ask(address, 'config', { method: 'PATCH', body: JSON.stringify({ synchronous_mode: to }) })
      const isSet = async () => (await reported()).some(({ role }) => role === 'sync_standby') === to
      await until(isSet, 60, `synchronous_mode ${to}`)
    },
    /** As `patronictl edit-config --set postgresql.parameters.max_connections=…`, and a restart of all. */
    async setConnections(most: number) {
      const { address } = await this.presentLeader()
      const body = JSON.stringify({ postgresql: { parameters: { max_connections: most } } })
      await ask(address, 'config', { method: 'PATCH', body })
      const isPending = async () =>
        (await reported()).filter(({ pending_restart: one }) => one).length === machines.length
      await until(isPending, 60, 'max_connections heard of')
      const leading = await this.presentLeader()
      // A standby with fewer connections than its primary does not start.
      for (const machine of [leading, ...this.others(leading)])
        await fetch(`http://${machine.address}:8008/restart`, { method: 'POST', body: '{}' })
      await this.healthy()
    },
    close: () => {
      for (const machine of machines) machine.close()
    },
  }
}

/** A question is asked again anyway; what changes the cluster is waited for. */
const ask = (address: string, path: string, options: RequestInit = {}) =>
  fetch(`http://${address}:8008/${path}`, {
    ...options,
    signal: AbortSignal.timeout(options.method === 'PATCH' ? 15_000 : 1_000),
  })

function ownLines(document: string, { name, address }: Machine) {
  const own = (line: string) =>
    /^\s*(?:initial-cluster|hosts):/.test(line) ? line : line.replaceAll(firstMember.address, address)
  return documentOf(document).split('\n').map(own).join('\n').replace(`name: ${firstMember.name}\n`, `name: ${name}\n`)
}
