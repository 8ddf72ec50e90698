import { Agent } from 'node:http'
import type { Product } from './product.ts'
import { ask, pagesOf, pause, questionsOf } from './visitors.ts'

export type Minute = {
  minute: number
  answered: number
  busy: number
  failed: number
  p99Ms: number
  residentMb: number
}

const perSecond = 35

/** One minute of a usual day: 35 pages and questions a second, sent without waiting for the answers before. */
export async function soakMinute(product: Product, minute: number): Promise<Minute> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
  const requests = [...pagesOf(product), ...questionsOf(product)]
  const times: number[] = []
  const counts = { busy: 0, failed: 0 }
  const begun = performance.now()
  const running: Promise<void>[] = []
  for (let n = 0; n < 60 * perSecond; n += 1) {
    await pause(begun + (n * 1000) / perSecond - performance.now())
    const request = requests[n % requests.length]
    if (!request) break
    const started = performance.now()
    running.push(
      ask(product.url, agent, request).then(({ status }) => {
        if (status === 200) times.push(performance.now() - started)
        else if (status === 503) counts.busy += 1
        else counts.failed += 1
      }),
    )
  }
  await Promise.all(running)
  agent.destroy()
  times.sort((a, b) => a - b)
  return {
    minute,
    answered: times.length,
    ...counts,
    p99Ms: Math.round(times[Math.floor(times.length * 0.99)] ?? 0),
    residentMb: Math.round(product.residentMb()),
  }
}
