import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { readCommandLine } from '#platform/command-line.ts'
import { StartRefused } from '#platform/start-refused.ts'
import { actionPathsFile } from '../src/server/http/action-paths.ts'
import { pagePathsFile } from '../src/server/http/page-names.ts'
import { partFilesFile } from '../src/server/http/page-parts.ts'
import { routeListsFile } from '../src/server/http/route-lists.ts'
import { writeLicenses } from './browser-licenses.ts'
import { compressAssets } from './compress.ts'
import type { ChunkList } from './first-paint/list-chunks.ts'
import { listPartFiles } from './first-paint/page-parts.ts'
import { listPaths, writeRouteLists } from './first-paint/route-lists.ts'

const stamp = 'build/.made-from'

/** Whether the last complete build was made from the files as they are. */
export const arePagesBuilt = (wanted = fingerprint()) =>
  existsSync('build/server/index.js') && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted

/** Builds the pages unless the last complete build was made from the same files. */
export function buildPages({ force = false } = {}) {
  const wanted = fingerprint()
  if (!force && arePagesBuilt(wanted)) return
  process.stdout.write('画面を組み立てています / Building the pages …\n')
  const started = Date.now()
  const built = spawnSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (built.status !== 0) throw new StartRefused('the pages could not be built: see above')
  writeFileSync(routeListsFile, JSON.stringify(writeRouteLists('build/client')))
  const { pages, acting } = listPaths('build/client')
  writeFileSync(pagePathsFile, JSON.stringify(pages))
  writeFileSync(actionPathsFile, JSON.stringify(acting))
  const chunks = JSON.parse(readFileSync('build/chunks.json', 'utf8')) as ChunkList
  writeFileSync(partFilesFile, JSON.stringify(listPartFiles(chunks)))
  writeLicenses('build/client', chunks)
  compressAssets('build/client')
  writeFileSync(stamp, wanted)
  process.stdout.write(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
}

function fingerprint(): string {
  const files = globSync(
    [
      'src/web/**/*',
      'src/domain/**/*.ts',
      'src/ground/**/*.ts',
      'public/**/*',
      'vite.config.ts',
      'react-router.config.ts',
      'scripts/{build,compress,custom-media,browser-licenses,first-paint/*}.ts',
      'package-lock.json',
      'tsconfig.json',
    ],
    { withFileTypes: true },
  )
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  buildPages({
    force: readCommandLine({
      usage: 'npm run build',
      about: 'Builds the pages anew for production.',
      options: { force: { type: 'boolean' } },
    }).values.force,
  })
