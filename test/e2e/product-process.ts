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
  // The output of the servers appears beside that of the test.
  const child = fork('test/e2e/served-products.ts', { stdio: ['ignore', 2, 2, 'ipc'], execArgv: [] })
  const askers = new Map<number, { resolve: () => void; reject: (error: Error) => void }>()
  let isOver = false
  child.on('message', ({ number, error }: Answer) => {
    const asker = askers.get(number)
    askers.delete(number)
    if (error) asker?.reject(new Error(error))
    else asker?.resolve()
    if (askers.size === 0) letGo(child)
  })
  child.once('exit', (code, signal) => {
    isOver = true
    for (const { reject } of askers.values()) reject(new Error(`the servers ended: ${code ?? signal}`))
  })
  letGo(child)
  let lastNumber = 0
  const ask = (act: Act) =>
    new Promise<void>((resolve, reject) => {
      const number = (lastNumber += 1)
      askers.set(number, { resolve, reject })
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
