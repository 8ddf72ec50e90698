import { fork, type ChildProcess } from 'node:child_process'

export type Request = {
  number: number
  product: string
  act: 'start' | 'work' | 'stop'
  settings?: Record<string, string>
  /** A job of the clock that is due now. */
  job?: string
}
export type Answer = { number: number; error?: string }
type Act = Omit<Request, 'number'>

type Process = { ask: (act: Act) => Promise<void>; isOver: () => boolean }
let ofThisWorker: Process | undefined

/** One process for the servers of all files of this worker, as loading their modules takes a second. One that fell over is replaced. */
export function productProcess(): Process {
  if (!ofThisWorker || ofThisWorker.isOver()) ofThisWorker = start()
  return ofThisWorker
}

function start(): Process {
  // What the servers print is for the eyes of who reads the test.
  const child = fork('test/e2e/served-products.ts', { stdio: ['ignore', 2, 2, 'ipc'], execArgv: [] })
  const waiting = new Map<number, { resolve: () => void; reject: (error: Error) => void }>()
  let isOver = false
  child.on('message', ({ number, error }: Answer) => {
    const asker = waiting.get(number)
    waiting.delete(number)
    if (error) asker?.reject(new Error(error))
    else asker?.resolve()
    if (waiting.size === 0) letGo(child)
  })
  child.once('exit', (code, signal) => {
    isOver = true
    for (const { reject } of waiting.values()) reject(new Error(`the servers ended: ${code ?? signal}`))
  })
  letGo(child)
  let asked = 0
  const ask = (act: Act) =>
    new Promise<void>((resolve, reject) => {
      const number = (asked += 1)
      waiting.set(number, { resolve, reject })
      child.ref()
      child.channel?.ref()
      child.send({ number, ...act } satisfies Request, (error) => error && reject(error))
    })
  return { ask, isOver: () => isOver }
}

/** The process does not keep its worker alive. */
function letGo(child: ChildProcess) {
  child.unref()
  child.channel?.unref()
}
