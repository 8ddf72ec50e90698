import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { childrenOf } from '../../bench/replicas/postgres-server.ts'

/** A machine made of namespaces: processes, files and network of its own. It ends with the process that opened it. */
export type Machine = {
  name: string
  address: string
  /** Writes a file of this machine alone. */
  write: (path: string, text: string) => void
  /** Runs a program as one of its users; its output goes to a log. */
  run: (user: string, command: string[]) => ChildProcess
  /** The processes with one of these names. */
  processes: (names: readonly string[]) => number[]
  signal: (names: readonly string[], signal: NodeJS.Signals) => void
  /** A path as this machine sees it, for the process outside. */
  outside: (path: string) => string
  /** Cuts it off from everybody, or from these addresses alone, and mends that. */
  cut: (from?: readonly string[]) => void
  mend: () => void
  close: () => void
}

/** Its folders that live in memory, with their most megabytes and owners. */
const memory = [
  ['/dev/shm', 256, 'root'],
  ['/run', 16, 'root'],
  ['/run/postgresql', 16, 'postgres'],
  ['/tmp', 64, 'root'],
  ['/var/lib/etcd', 256, 'etcd'],
  ['/var/lib/postgresql', 1800, 'postgres'],
] as const

type Place = {
  /** The folder with the system's files, shared by all machines. */
  root: string
  logs: string
  name: string
  /** Undefined for one that shares the network of this machine. */
  address?: string
}

/** A file that only the inside has. */
const mark = '/run/machine'
const bridge = 'yoake-cluster'
/** The machine that runs the product, HAProxy and PgBouncer. */
export const nearAddress = '10.213.37.1'

export async function aMachine({ root, logs, name, address }: Place): Promise<Machine> {
  mkdirSync(logs, { recursive: true })
  const mounts = memory.map(
    ([path, megabytes, owner]) =>
      `mkdir -p ${root}${path} && mount -t tmpfs -o size=${megabytes}m,mode=${path === '/tmp' || path === '/dev/shm' ? 1777 : 755} tmpfs ${root}${path} && chroot ${root} chown ${owner}: ${path}`,
  )
  const inside = [
    'ip link set lo up',
    `mount -t proc proc ${root}/proc`,
    ...mounts,
    `touch ${root}${mark}`,
    // As the first process of a machine it also has to take in whoever has ended.
    `exec chroot ${root} sh -c 'while :; do sleep 3600 & wait; done'`,
  ]
  const namespaces = ['--mount', '--pid', '--fork', '--kill-child', ...(address ? ['--net', '--uts'] : [])]
  // When the process that runs the scenarios dies, unshare is killed, and with it all that runs inside.
  const shell = spawn('setpriv', ['--pdeathsig', 'KILL', 'unshare', ...namespaces, 'sh', '-c', inside.join(' && ')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const first = await firstProcess(shell, name)
  const enter = ['--target', String(first), '--mount', '--pid', ...(address ? ['--net', '--uts'] : [])]
  const port = `yoake-${name}`
  if (address) {
    ip(`link add ${port} type veth peer name eth0 netns ${first}`)
    ip(`link set ${port} master ${bridge} up`)
    ip(`-n-of ${first} addr add ${address}/24 dev eth0`)
    ip(`-n-of ${first} link set eth0 up`)
    spawnSync('nsenter', [...enter, 'hostname', name])
  }
  const outside = (path: string) => join('/proc', String(first), 'root', path)
  const space = readlinkSync(`/proc/${first}/ns/pid`)
  const processes = (names: readonly string[]) =>
    readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry))
      .map(Number)
      .filter((pid) => isIn(space, pid) && names.includes(nameOf(pid)))
  const blackholes = new Set<string>()
  return {
    name,
    address: address ?? nearAddress,
    outside,
    processes,
    write: (path, text) => writeFileSync(outside(path), text),
    run(user, command) {
      const log = openSync(join(logs, `${name}-${command[0]?.split('/').at(-1)}.log`), 'a')
      const as = ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups', '--reset-env']
      return spawn('nsenter', [...enter, '--root', '--wdns=/', ...as, ...command], { stdio: ['ignore', log, log] })
    },
    signal(names, signal) {
      for (const pid of processes(names))
        try {
          process.kill(pid, signal)
        } catch {
          // The process has ended by itself.
        }
    },
    cut(from) {
      if (!from) return ip(`link set ${port} down`)
      for (const other of from) {
        ip(`-n-of ${first} route add blackhole ${other}/32`)
        blackholes.add(other)
      }
    },
    mend() {
      ip(`link set ${port} up`)
      for (const other of blackholes) ip(`-n-of ${first} route del blackhole ${other}/32`)
      blackholes.clear()
    },
    close: () => void shell.kill('SIGKILL'),
  }
}

/** The network between the machines; one that a killed run has left is taken away first. */
export function layCables() {
  const owner = existsSync(ownerFile) ? readFileSync(ownerFile, 'utf8').trim() : ''
  if (owner && owner !== String(process.pid) && existsSync(`/proc/${owner}`))
    throw new Error(`another run is under way, as process ${owner}`)
  takeCablesAway()
  ip(`link add ${bridge} type bridge`)
  ip(`link set ${bridge} alias ${process.pid}`)
  ip(`addr add ${nearAddress}/24 dev ${bridge}`)
  ip(`link set ${bridge} up`)
}
const ownerFile = `/sys/class/net/${bridge}/ifalias`

export function takeCablesAway() {
  const ports = spawnSync('ip', ['-brief', 'link', 'show', 'master', bridge], { encoding: 'utf8' }).stdout
  for (const [port = ''] of ports.matchAll(/^[^@\s]+/gm)) spawnSync('ip', ['link', 'delete', port])
  spawnSync('ip', ['link', 'delete', bridge], { stdio: 'ignore' })
}

/** `ip` with these words, in the network of a process where they begin with -n-of. */
function ip(words: string) {
  const [first = '', pid = '', ...rest] = words.split(' ')
  const inside = first === '-n-of'
  const { status, stderr } = inside
    ? spawnSync('nsenter', ['--target', pid, '--net', 'ip', ...rest], { encoding: 'utf8' })
    : spawnSync('ip', words.split(' '), { encoding: 'utf8' })
  if (status !== 0) throw new Error(`ip ${words}: ${stderr.trim()}`)
}

/** The process inside that all others there depend on, once its files are mounted. */
async function firstProcess(shell: ChildProcess, name: string): Promise<number> {
  for (let turn = 0; turn < 200 && shell.exitCode === null; turn += 1) {
    const [child] = childrenOf(shell.pid ?? 0)
    if (child && existsSync(`/proc/${child}/root${mark}`)) return child
    await sleep(50)
  }
  throw new Error(`the machine ${name} did not start`)
}

function isIn(space: string, pid: number) {
  try {
    return readlinkSync(`/proc/${pid}/ns/pid`) === space
  } catch {
    return false
  }
}
function nameOf(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return ''
  }
}
