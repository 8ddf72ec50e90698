import type { Env } from '../env.ts'
import type { Lifecycle } from '../lifecycle.ts'
import { sendTraces } from './traces.ts'

/** Sends traces where a collector is named, until the process stops. Without one nothing of OpenTelemetry is loaded. */
export async function openTraces({ traces }: Pick<Env, 'traces'>, { onStop }: Pick<Lifecycle, 'onStop'>) {
  if (!traces) return
  const { openSentTraces } = await import('./sent-traces.ts')
  const opened = openSentTraces(traces)
  sendTraces(opened)
  onStop('traces', async () => {
    sendTraces(undefined)
    await opened.close()
  })
}
