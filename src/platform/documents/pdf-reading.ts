import { Worker } from 'node:worker_threads'

/** `type`: no PDF that can be opened. `encrypted`: opens with a password only, or forbids something. */
type PdfMistake = 'type' | 'encrypted'
type ReadPdf = { pages: number; mistake?: undefined } | { pages?: undefined; mistake: PdfMistake }

const seconds = 20

/** Opens a stranger's PDF on a thread of its own, with an end to its time and memory, and counts its pages. */
export function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  if (!isMarked(bytes)) return Promise.resolve({ mistake: 'type' })
  const { promise, resolve } = Promise.withResolvers<ReadPdf>()
  const thread = new Worker(new URL('./pdf-reading/thread.ts', import.meta.url), {
    workerData: Uint8Array.from(bytes),
    resourceLimits: { maxOldGenerationSizeMb: 384 },
    // The library's warnings of a broken file are of no use to the log.
    stdout: true,
    stderr: true,
  })
  const settle = (read: ReadPdf) => {
    clearTimeout(timer)
    resolve(read)
    void thread.terminate()
  }
  const timer = setTimeout(() => settle({ mistake: 'type' }), seconds * 1000)
  thread.once('message', settle)
  thread.once('error', () => settle({ mistake: 'type' }))
  thread.once('exit', () => settle({ mistake: 'type' }))
  return promise
}

/** Readers look for the mark in the first kilobyte. */
const isMarked = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')
