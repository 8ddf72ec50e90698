import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const mirror = 'http://deb.debian.org/debian'
/** The next release of Debian: the newest one that all of these packages are in. */
const suite = 'forky'
const packages = ['postgresql-18', 'patroni', 'python3-etcd', 'pgbouncer', 'haproxy', 'etcd-server']
const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg'
const tools = ['ip', 'nsenter', 'unshare', 'setpriv', 'mount', 'chroot', 'ar', 'tar', 'xz', 'wget', 'gpgv', 'perl']

/** The tools and rights that this machine lacks; empty when it has everything. */
export function whatIsLacking(): string[] {
  if (process.platform !== 'linux') return ['Linux']
  const isThere = (tool: string) => spawnSync('sh', ['-c', `command -v ${tool}`]).status === 0
  return [
    ...(process.getuid?.() === 0 ? [] : ['the rights of root, for machines made of namespaces']),
    ...tools.filter((tool) => !isThere(tool)),
    ...(existsSync(keyring) ? [] : [`${keyring} (package debian-archive-keyring)`]),
  ]
}

/** Brings PostgreSQL, Patroni, PgBouncer, HAProxy and etcd into a folder of their own, once. */
export async function prepare(folder: string) {
  const system = join(folder, 'system')
  if (existsSync(join(system, 'usr/bin/patroni'))) return
  mkdirSync(folder, { recursive: true })
  const unfinished = `${system}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const bootstrap = await debootstrap(folder)
  execFileSync(
    join(bootstrap, 'usr/sbin/debootstrap'),
    ['--variant=minbase', `--include=${packages.join(',')}`, `--keyring=${keyring}`, suite, unfinished, mirror],
    { stdio: 'inherit', env: { ...process.env, DEBOOTSTRAP_DIR: join(bootstrap, 'usr/share/debootstrap') } },
  )
  renameSync(unfinished, system)
}

/** debootstrap from its package, which needs no installation. */
async function debootstrap(folder: string): Promise<string> {
  const target = join(folder, 'debootstrap')
  const list = await fetch(`${mirror}/dists/${suite}/main/binary-all/Packages.xz`)
  const index = execFileSync('xz', ['--decompress'], {
    input: Buffer.from(await list.arrayBuffer()),
    maxBuffer: 1_000_000_000,
    encoding: 'utf8',
  })
  const [, path] = /^Package: debootstrap\n(?:.+\n)*?Filename: (.+)$/m.exec(index) ?? []
  if (!path) throw new Error(`no debootstrap in ${mirror}`)
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, 'debootstrap.deb'), Buffer.from(await (await fetch(`${mirror}/${path}`)).arrayBuffer()))
  execFileSync('ar', ['x', 'debootstrap.deb'], { cwd: target })
  execFileSync('sh', ['-c', 'tar xf data.tar.*'], { cwd: target })
  return target
}

/** The packages that run, by Debian's versions. */
export function versions(folder: string): string {
  const format = ['--showformat=${Package} ${Version}, ', '--show', ...packages]
  return execFileSync('chroot', [join(folder, 'system'), 'dpkg-query', ...format], { encoding: 'utf8' }).slice(0, -2)
}
