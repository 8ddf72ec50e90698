import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A part of one processor that processes have together, whatever else the machine has to do. */
export type ProcessorShare = {
  /** Takes the process, and with it all that it will start. */
  take: (pid: number) => void
  /** Its processes have ended. */
  close: () => void
}

const periodMicroseconds = 20_000
const groups = '/sys/fs/cgroup'

/**
 * Held by the kernel's quota for control groups, of either version, which an ordinary user may not set: null then.
 * `percent` is of one processor.
 */
export function openProcessorShare(name: string, percent: number): ProcessorShare | null {
  const quota = String((periodMicroseconds * percent) / 100)
  const isUnified = existsSync(join(groups, 'cgroup.controllers'))
  const folder = isUnified ? join(groups, name) : join(groups, 'cpu', name)
  try {
    if (isUnified) writeFileSync(join(groups, 'cgroup.subtree_control'), '+cpu')
    mkdirSync(folder, { recursive: true })
    if (isUnified) writeFileSync(join(folder, 'cpu.max'), `${quota} ${periodMicroseconds}`)
    else {
      writeFileSync(join(folder, 'cpu.cfs_period_us'), String(periodMicroseconds))
      writeFileSync(join(folder, 'cpu.cfs_quota_us'), quota)
    }
  } catch {
    return null
  }
  return {
    take: (pid) => writeFileSync(join(folder, 'cgroup.procs'), String(pid)),
    close: () => rmdirSync(folder),
  }
}
