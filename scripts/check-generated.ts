import { spawnSync } from 'node:child_process'
import { readCommandLine } from '#platform/command-line.ts'
import { changedSinceCodegen } from './generated-hashes.ts'

const { values } = readCommandLine({
  usage: 'node scripts/run.mjs scripts/check-generated.ts [--anew]',
  about: 'Compares the documents of the pages with the schemas.',
  options: { anew: { type: 'boolean' } },
})
// Generating anew takes seconds of every core: it waits for a changed hash, or for a full run.
const changed = changedSinceCodegen()
if (values.anew || changed.length > 0) {
  const { status } = spawnSync('node_modules/.bin/graphql-codegen', ['--check'], { stdio: 'inherit' })
  if (status !== 0) stop('src/web/generated is not what the documents and schemas say')
  else if (changed.length > 0) stop(`src/web/generated/hashes.txt is of other files (${changed.join(', ')})`)
}

function stop(reason: string) {
  process.stderr.write(`${reason}: run npm run codegen and commit what it writes\n`)
  process.exitCode = 1
}
