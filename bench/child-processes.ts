import { readFileSync } from 'node:fs'

/** The ids of the processes that its main thread has started and that live. Linux alone. */
export const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
