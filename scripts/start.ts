import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readCommandLine } from '#platform/command-line.ts'
import { tellStartFailure } from '#platform/start-refused.ts'
import { arePagesBuilt, buildPages } from './build.ts'

try {
  readCommandLine({
    usage: 'npm start',
    about: 'Builds the pages where they are not built yet, and serves the product until it is stopped.',
  })
  if (!arePagesBuilt()) {
    // The demo is written while the pages are built. The channel ends this process with ours.
    const demo = spawn(process.execPath, ['seeds/first-start.ts'], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    buildPages()
    if (demo.exitCode === null) await once(demo, 'exit')
  }
  await import('../src/server.ts')
} catch (error) {
  tellStartFailure(error)
}
