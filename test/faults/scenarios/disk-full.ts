import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openLedger, unfinishedJobs } from '../ledger.ts'
import { differing, figuresOf, type LoneScenario } from '../scenario.ts'
import { aWorld } from '../world.ts'

const megabytes = 400
const mount = (folder: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]).status === 0

export const diskFull: LoneScenario = {
  isAlone: true,
  name: 'disk full for 20 s',
  needs() {
    if (process.platform !== 'linux' || process.getuid?.() !== 0)
      return 'the right to mount a small disk (root on Linux)'
    const folder = mkdtempSync(join(tmpdir(), 'yoake-disk-'))
    const isMounted = mount(folder)
    if (isMounted) spawnSync('umount', [folder])
    rmSync(folder, { recursive: true })
    return isMounted ? undefined : 'the right to mount a small disk'
  },
  async run() {
    const home = mkdtempSync(join(tmpdir(), 'yoake-disk-'))
    mount(home)
    try {
      const world = await aWorld(home)
      try {
        const ledger = await openLedger(world, 60)
        await ledger.more(15)
        const ballast = join(home, 'ballast')
        const { bavail, bsize } = statfsSync(home)
        try {
          writeFileSync(ballast, Buffer.alloc(bavail * bsize))
        } catch {
          // The disk is full now, with as much of the file as fits.
        }
        const full = ledger.acknowledged.length
        await sleep(20_000)
        const meanwhile = ledger.acknowledged.length - full
        rmSync(ballast)
        // PostgreSQL may have stopped when it could not write its log. A supervisor would start it again.
        await world.postgres.stop()
        await world.postgres.start()
        const found = {
          ...(await ledger.close()),
          'jobs left': await unfinishedJobs(world),
          dead: world.servers.filter(({ isAlive }) => !isAlive()).length,
        }
        return {
          figures: `${figuresOf(found)}, while full ${meanwhile}`,
          wrong: differing(found, { acknowledged: 60, lost: 0, doubled: 0, 'jobs left': 0, dead: 0 }),
        }
      } finally {
        await world.close()
      }
    } finally {
      spawnSync('umount', ['-l', home])
      rmSync(home, { recursive: true, force: true })
    }
  },
}
