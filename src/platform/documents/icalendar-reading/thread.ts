import { parentPort, workerData } from 'node:worker_threads'
import { busyPeriodsOf } from './busy-periods.ts'

function read() {
  try {
    return busyPeriodsOf(workerData)
  } catch {
    return null
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread, not of a window
parentPort?.postMessage(read())
