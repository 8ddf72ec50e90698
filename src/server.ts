import { readCommandLine } from '#platform/command-line.ts'
import { readEnv } from '#platform/env.ts'
import { openLifecycle } from '#platform/lifecycle.ts'
import { tellStartFailure } from '#platform/start-refused.ts'
import { seedDemo } from '#seeds/demo.ts'
import { demoSignIns } from '#seeds/demo-sign-ins.ts'
import { startServer } from './server/start.ts'

const lifecycle = openLifecycle()
try {
  const { values } = readCommandLine({
    usage: 'npm run dev',
    about: 'Serves the product, with pages that follow every saved file; npm start serves built ones.',
    options: { reload: { type: 'boolean' } },
  })
  const env = readEnv(process.env)
  await startServer(env, { lifecycle, reload: values.reload, seed: env.demo ? seedDemo : undefined })
  process.stdout.write(`\n  ${env.productName}  ${env.publicUrl}\n\n`)
  if (env.demo) process.stdout.write(`${demoSignIns(env.publicUrl)}\n`)
} catch (error) {
  tellStartFailure(error)
  await lifecycle.stop('start failed', 1)
}
