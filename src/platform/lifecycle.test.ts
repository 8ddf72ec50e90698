import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

/** Runs `lines` in a process that stops by itself after a moment, and returns how the process ended. */
const endOf = (lines: string) =>
  endOfProcess(`
    const lifecycle = openLifecycle()
    lifecycle.onStop('work', () => process.stdout.write('in order'))
    setTimeout(() => lifecycle.stop('done', 7), 300)
    ${lines}`)

async function endOfProcess(lines: string) {
  const script = `import { openLifecycle } from '#platform/lifecycle.ts'\n${lines}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'ignore'] })
  let said = ''
  child.stdout.on('data', (data: Buffer) => (said += data.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, said }
}

test('§1.3 a line of ours that is wrong ends the process in order; a database that went away does not', async () => {
  const [rejected, thrown, away] = await Promise.all([
    endOf(`Promise.reject(new TypeError('undefined is not a function'))`),
    endOf(`setImmediate(() => { throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) })`),
    endOf(`Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))`),
  ])
  expect(rejected).toEqual({ code: 1, said: 'in order' })
  expect(thrown).toEqual({ code: 1, said: 'in order' })
  expect(away).toEqual({ code: 7, said: 'in order' })
})

test('a signal is announced at once, and the parts end after the wait for whoever sends visitors', async () => {
  const ended = await endOfProcess(`
    const say = (what) => process.stdout.write(what + '; ')
    const { promise, resolve } = Promise.withResolvers()
    const lifecycle = openLifecycle({ wait: (milliseconds) => (say(milliseconds), promise) })
    lifecycle.onStop('work', () => say('in order'))
    lifecycle.onSignal(() => say('not ready'), 7_000)
    const alive = setInterval(() => undefined, 1_000)
    process.once('SIGTERM', () => setImmediate(() => {
      // A supervisor may ask the whole group, and the first process asks each other once more.
      process.emit('SIGTERM')
      setImmediate(() => (say('still here'), resolve()))
    }))
    process.kill(process.pid, 'SIGTERM')`)
  expect(ended).toEqual({ code: 0, said: 'not ready; 7000; still here; in order; ' })
})

test('whatever else stops the process cuts the wait short', async () => {
  const ended = await endOf(`
    lifecycle.onSignal(() => process.stdout.write('not ready, '), 60_000)
    process.kill(process.pid, 'SIGTERM')`)
  expect(ended).toEqual({ code: 0, said: 'not ready, in order' })
})
