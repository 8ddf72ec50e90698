import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

/** Runs `line` in a process and returns how the process ended. */
async function endOf(line: string) {
  const script = `
    import { openLifecycle } from '#platform/lifecycle.ts'
    const lifecycle = openLifecycle()
    lifecycle.onStop('work', () => process.stdout.write('in order'))
    setTimeout(() => lifecycle.stop('done', 7), 300)
    ${line}`
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
