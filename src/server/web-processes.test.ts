import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { log } from '#platform/log.ts'
import { startWebProcesses } from './web-processes.ts'

const server = { url: 'postgres://yoake@pooler/yoake', directUrl: 'postgres://yoake@primary/yoake' }

/** Starts processes that do nothing until they are asked to end, and remembers them with their settings. */
function idleProcesses(program = 'setInterval(() => {}, 1e6); process.send("up")') {
  const started: { child: ChildProcess; settings: NodeJS.ProcessEnv; isUp: Promise<unknown> }[] = []
  const start = (settings: NodeJS.ProcessEnv) => {
    const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    started.push({ child, settings, isUp: once(child, 'message') })
    return child
  }
  const living = () => started.filter(({ child }) => child.exitCode === null && child.signalCode === null).length
  return { started, start, living }
}
const soon = { first: 1, longest: 50 }

test('one less than are wanted stand beside the first, on its database, without jobs, each with metrics of its own', async () => {
  const { started, start, living } = idleProcesses()
  const stop = startWebProcesses(
    { webProcesses: 3, metrics: { port: 9464, host: '127.0.0.1' }, stopAfterMs: 0 },
    server,
    start,
  )
  await Promise.all(started.map(({ isUp }) => isUp))
  expect(started.map(({ settings }) => settings)).toMatchObject(
    ['9465', '9466'].map((METRICS_PORT) => ({
      DATABASE_URL: server.url,
      DATABASE_DIRECT_URL: server.directUrl,
      WORKER: 'off',
      WEB_PROCESSES: '1',
      METRICS_PORT,
    })),
  )
  await stop()
  expect(living()).toBe(0)
})

test('by default there is one process', async () => {
  const { started, start } = idleProcesses()
  await startWebProcesses({ webProcesses: 1, metrics: null, stopAfterMs: 0 }, server, start)()
  expect(started).toEqual([])
})

test('another takes the place of one that was killed, and says so; after a stop none does', async () => {
  const error = vi.spyOn(log, 'error').mockReturnValue(undefined)
  const { started, start, living } = idleProcesses()
  const stop = startWebProcesses({ webProcesses: 3, metrics: null, stopAfterMs: 0 }, server, start, { pauses: soon })
  await Promise.all(started.map(({ isUp }) => isUp))
  started[0]?.child.kill('SIGKILL')
  await vi.waitFor(() => expect(started).toHaveLength(3), 10_000)
  await started[2]?.isUp
  expect(started[2]?.settings).toEqual(started[0]?.settings)
  expect(error.mock.calls).toEqual([
    [{ pid: started[0]?.child.pid, code: null, signal: 'SIGKILL' }, 'a web process ended, another takes its place'],
  ])
  await stop()
  expect([started.length, living()]).toEqual([3, 0])
  error.mockRestore()
})

test('one that ends at each start is started again until the stop, which waits for none of its pauses', async () => {
  const error = vi.spyOn(log, 'error').mockReturnValue(undefined)
  const { started, start, living } = idleProcesses('process.send("up", () => process.exit(3))')
  const stop = startWebProcesses({ webProcesses: 2, metrics: null, stopAfterMs: 0 }, server, start, {
    pauses: { first: 1, longest: 1_000_000 },
  })
  await vi.waitFor(() => expect(started.length).toBeGreaterThan(2), 20_000)
  await stop()
  expect(living()).toBe(0)
  expect(error.mock.calls[0]?.[0]).toMatchObject({ code: 3, signal: null })
  error.mockRestore()
})

test('one that hangs is killed by the stop', async () => {
  const { started, start } = idleProcesses(
    'process.on("SIGTERM", () => {}); setInterval(() => {}, 1e6); process.send("up")',
  )
  const stop = startWebProcesses({ webProcesses: 2, metrics: null, stopAfterMs: 0 }, server, start, { killAfterMs: 50 })
  await started[0]?.isUp
  await stop()
  expect(started[0]?.child.signalCode).toBe('SIGKILL')
})

test.each([
  [
    'that throws',
    () => {
      throw new Error('no memory')
    },
  ],
  ['that fails', () => spawn('/nowhere/node')],
])('a start %s is tried again, says why, and ends nothing else', async (_, start) => {
  const error = vi.spyOn(log, 'error').mockReturnValue(undefined)
  const stop = startWebProcesses({ webProcesses: 2, metrics: null, stopAfterMs: 0 }, server, start, { pauses: soon })
  await vi.waitFor(() => expect(error.mock.calls.length).toBeGreaterThan(1), 10_000)
  await stop()
  expect(error.mock.calls[0]).toEqual([
    { error: expect.any(Error) as unknown },
    'a web process ended, another takes its place',
  ])
  error.mockRestore()
})
