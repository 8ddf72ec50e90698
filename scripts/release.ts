import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createWriteStream, globSync, mkdirSync, readFileSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { readCommandLine } from '#platform/command-line.ts'
import { tellStartFailure } from '#platform/start-refused.ts'
import { buildPages } from './build.ts'
import { filesOfPackage, packagesOf } from './release/packages.ts'
import { sourcesOf } from './release/sources.ts'

/** The programs of a release, each started by `node`. */
const entries = [
  'src/server.ts',
  'src/worker.ts',
  'scripts/migrate.ts',
  'scripts/admin.ts',
  'scripts/search-index.ts',
  'scripts/reseal-secrets.ts',
]

try {
  const { words } = readCommandLine({
    usage: 'npm run release -- [FILE]',
    about: 'Builds the pages and writes one tar.gz with them and what production needs; started by node src/server.ts.',
    words: 1,
  })
  buildPages()
  const { name, version, type, imports, license, engines } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  ) as Manifest
  const commit = git('rev-parse', '--short=12', 'HEAD')
  const madeAt = new Date(Number(git('log', '-1', '--format=%ct')) * 1000)
  const file = words[0] ?? `.data/release/${name}-${version}-${commit}.tar.gz`
  if (words[0] === undefined) mkdirSync('.data/release', { recursive: true })

  const sources = sourcesOf(entries)
  const packages = packagesOf(sources)
  const texts = new Map<string, Buffer>([
    ...sources.map(({ path, text }) => [path, Buffer.from(text)] as const),
    ['package.json', json({ name, version, private: true, license, type, imports, engines })],
    ['release.json', json({ version, commit, changed: git('status', '--porcelain').length > 0, packages })],
  ])
  const copied = [
    ...globSync('build/**/*', { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`),
    ...globSync('migrations/**/*.{sql,txt}'),
    ...packages.flatMap((folder) => filesOfPackage(folder, sources)),
    'LICENSE',
  ]
  const paths = [...new Set([...texts.keys(), ...copied])].toSorted()
  const tar = pack()
  const written = pipeline(tar, createGzip({ level: 9 }), createWriteStream(file))
  let bytes = 0
  for (const path of paths) {
    const content = texts.get(path) ?? readFileSync(path)
    bytes += content.length
    // The moment of the commit and nobody's name: the same commit makes the same file.
    tar.entry({ name: `${name}/${path}`, mtime: madeAt, mode: 0o644, uid: 0, gid: 0 }, content)
  }
  tar.finalize()
  await written
  const made = readFileSync(file)
  process.stdout.write(
    `${file}: ${megabytes(made.length)} MB, ${paths.length} files of ${megabytes(bytes)} MB, ` +
      `${sources.length} sources, ${packages.length} packages\nsha256 ${createHash('sha256').update(made).digest('hex')}\n`,
  )
} catch (error) {
  tellStartFailure(error)
}

type Manifest = Record<'name' | 'version' | 'type' | 'license', string> & { imports: object; engines: object }

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim()
}
function json(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
}
function megabytes(count: number): string {
  return (count / 1e6).toFixed(1)
}
