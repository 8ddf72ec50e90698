// The way into every command: works on an old Node with nothing installed, then continues in the Node of package.json.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import module from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const windows = process.platform === 'win32'
const node = join(root, 'node_modules/node/bin', windows ? 'node.exe' : 'node')
const entries = {
  start: ['scripts/start.ts'],
  dev: ['src/server.ts'],
  worker: ['src/worker.ts'],
  migrate: ['scripts/migrate.ts'],
  seed: ['seeds/command.ts'],
  build: ['scripts/build.ts', '--force'],
  test: ['scripts/test.ts'],
  'db:types': ['scripts/database-types.ts'],
  'db:schema': ['scripts/database-schema.ts'],
}

/**
 * Commands made of tools: their steps in turn. Of what follows a command, words go on to the last step where it takes
 * some, and options where they are named here.
 */
const chains = {
  typecheck: {
    about: 'Checks the types of everything.',
    steps: [
      ['react-router', 'typegen'],
      ['tsc', '--noEmit'],
    ],
  },
  lint: {
    about: 'Lints everything, or the paths behind it.',
    words: '[--fix] [PATH …]',
    options: ['--fix'],
    steps: [['oxlint', '--type-aware', '--deny-warnings']],
  },
  format: { about: 'Formats everything, or the paths behind it.', words: '[PATH …]', steps: [['oxfmt']] },
  'format:check': { about: 'Says what is not formatted.', words: '[PATH …]', steps: [['oxfmt', '--check']] },
  codegen: {
    about: 'Prints schema.graphql and schema.admin.graphql, and types the documents of the pages.',
    steps: [['scripts/print-schema.ts'], ['graphql-codegen'], ['scripts/generated-hashes.ts']],
  },
  'test:unit': {
    about: 'The tests of rules, parts and the database, all or the files behind it.',
    words: '[-t NAME] [FILE …]',
    options: ['-t'],
    steps: [['vitest', 'run', '--project', 'unit', '--project', 'jsx', '--project', 'database']],
  },
  e2e: {
    about: 'Builds the pages, then the tests of pages, of the kit and of stories in a browser.',
    words: '[-t NAME] [FILE …]',
    options: ['-t'],
    steps: [
      ['scripts/build.ts'],
      ['vitest', 'run', '--project', 'pages', '--project', 'kit', '--project', 'e2e', '--project', 'full'],
    ],
  },
  'e2e:engines': {
    about: "Builds the pages, then the main job in the system's Firefox and WebKit.",
    steps: [['scripts/build.ts'], ['vitest', 'run', '--config', 'test/engines/vitest.config.ts']],
  },
  'test:ten': {
    about: 'Builds the pages, then plays the stories ten times, or as often as told, while every core is busy.',
    words: '[ROUNDS]',
    steps: [['scripts/build.ts'], ['scripts/test-ten.ts']],
  },
  sbom: {
    about: 'Prints what the product consists of at run time, as an SBOM (CycloneDX, JSON).',
    steps: [['npm', 'sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev']],
  },
}

/** Commands of the product; all others also want the packages of tests and tools. */
const ofProduct = [
  'start',
  'dev',
  'worker',
  'migrate',
  'seed',
  'build',
  'sbom',
  'scripts/backup.ts',
  'scripts/restore.ts',
  'scripts/admin.ts',
  'scripts/search-index.ts',
  'scripts/reseal-secrets.ts',
]

// Killed outright, npm leaves us running under another parent: then we end too, in order.
const parent = process.ppid
setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 1000).unref()

const [command = '', ...rest] = process.argv.slice(2)
process.chdir(root)
const chain = chains[command]
if (command === '' || command === '--help' || command === 'help') listCommands()
if (chain) readChain(chain)
install()
if (chain) await runChain(chain)
else if (command === 'exec') process.exit(await ended(tool(...rest)))
else if (entries[command] || command.endsWith('.ts')) await run(...(entries[command] ?? [command]), ...rest)
else
  stop(
    `unknown command "${command}": one of ${[...Object.keys(entries), ...Object.keys(chains)].join(', ')}, exec TOOL, or a .ts file`,
  )

function listCommands() {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  say(`Commands, each explained by npm run NAME -- --help: ${Object.keys(scripts).join(', ')}`)
  process.exit(command === '' ? 2 : 0)
}

/** Explains the chain, or refuses what it does not take, before any of its steps. */
function readChain({ about, words, options = [] }) {
  const usage = `npm run ${command}${words ? ` -- ${words}` : ''}`
  if (rest.includes('--help') || rest.includes('-h')) {
    say(`${usage}\n  ${about}`)
    process.exit()
  }
  const isTaken = (word) => (word.startsWith('-') ? options.includes(word) : words !== undefined)
  if (rest.every(isTaken)) return
  process.stderr.write(`read "${rest.join(' ')}", expected ${usage}\n`)
  process.exit(2)
}

async function runChain({ steps }) {
  for (const [at, [name, ...args]] of steps.entries()) {
    const typed = at === steps.length - 1 ? rest : []
    const code = await ended(name.endsWith('.ts') ? script(name, ...args, ...typed) : tool(name, ...args, ...typed))
    if (code !== 0) process.exit(code)
  }
}

function install() {
  const withTools = !ofProduct.includes(command) && (process.env.NODE_ENV !== 'production' || command === 'test')
  const missing = whatIsMissing(withTools)
  if (!missing) return
  say(`必要なパッケージを入れています / Installing packages (${missing}); about a minute …`)
  const started = Date.now()
  // Tools are added to what is there, from which a server may be running.
  const way = withTools && !whatIsMissing(false) ? ['install', '--no-save'] : ['ci']
  const part = withTools ? '--include=dev' : '--omit=dev'
  const done = spawnSync('npm', [...way, part, '--no-fund', '--no-audit', '--loglevel=error'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows,
  })
  if (done.status !== 0) stop('npm failed: see above. Check the network and the free disk space, then try again.')
  say(`Installed in ${Math.round((Date.now() - started) / 1000)} s`)
}

/** Compares what npm wrote down after the last complete installation with the lockfile. */
function whatIsMissing(withTools) {
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
  if (!existsSync('node_modules/.package-lock.json') || !existsSync(node)) return 'first start'
  const present = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')).packages
  for (const [path, { version, optional, peer, dev, devOptional, link }] of Object.entries(wanted)) {
    if (path === '' || link || (!withTools && (dev || devOptional))) continue
    if (present[path] ? present[path].version !== version : !optional && !peer)
      return `${path.replace(/^.*node_modules\//, '')} ${version} is missing`
  }
  return undefined
}

async function run(entry, ...args) {
  keepCompiled()
  // Without this a library may choose its development build.
  if (command === 'start') process.env.NODE_ENV ??= 'development'
  if (Number(process.versions.node.split('.')[0]) >= 26) {
    process.argv = [process.execPath, join(root, entry), ...args]
    await import(pathToFileURL(join(root, entry)).href)
    return
  }
  process.exit(await ended(script(entry, ...args)))
}

/**
 * Node keeps our sources as it compiled them, also for the programs that this one starts: the next start takes a sixth
 * less time, and a worker 11 MB less, since the compiler of TypeScript is not loaded.
 */
function keepCompiled() {
  process.env.NODE_COMPILE_CACHE ??= join(root, '.cache/compiled')
  module.enableCompileCache?.()
}

/** The channel tells the child when this process is killed outright, so that it does not stay behind. */
function script(entry, ...args) {
  return spawn(node, [entry, ...args], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env: toolsFirst() })
}

function tool(name, ...args) {
  const path = name === 'npm' ? name : join(root, 'node_modules/.bin', windows ? `${name}.cmd` : name)
  return spawn(path, args, { stdio: 'inherit', env: toolsFirst(), shell: windows })
}

/** The exit code of the child, to which signals go on. */
function ended(child) {
  const passOn = (signal) => child.kill(signal)
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, passOn)
  child.on('error', (error) => stop(error.message))
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)))
  })
}

function toolsFirst() {
  const separator = windows ? ';' : ':'
  return {
    ...process.env,
    PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(separator),
  }
}

function say(message) {
  process.stdout.write(`${message}\n`)
}

function stop(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
