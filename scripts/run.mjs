// The way into every command: works on an old Node with nothing installed, then continues in the Node of package.json.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
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

/** Commands of the product; all others also want the packages of tests and tools. */
const ofProduct = [
  'start',
  'dev',
  'worker',
  'migrate',
  'seed',
  'build',
  'scripts/backup.ts',
  'scripts/restore.ts',
  'scripts/admin.ts',
  'scripts/search-index.ts',
]

// Killed outright, npm leaves us running under another parent: then we end too, in order.
const parent = process.ppid
setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 1000).unref()

const [command = '', ...rest] = process.argv.slice(2)
process.chdir(root)
install()
if (command === 'exec') tool(...rest)
else if (entries[command] || command.endsWith('.ts')) await run(...(entries[command] ?? [command]), ...rest)
else stop(`unknown command "${command}": one of ${Object.keys(entries).join(', ')}, exec TOOL, or a .ts file`)

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
  // Without this a library may choose its development build.
  if (command === 'start') process.env.NODE_ENV ??= 'development'
  if (Number(process.versions.node.split('.')[0]) >= 26) {
    process.argv = [process.execPath, join(root, entry), ...args]
    await import(pathToFileURL(join(root, entry)).href)
    return
  }
  // The channel tells the child when this process is killed outright, so that it does not stay behind.
  follow(
    spawn(node, [entry, ...args], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: toolsFirst(),
    }),
  )
}

function tool(name, ...args) {
  follow(
    spawn(join(root, 'node_modules/.bin', windows ? `${name}.cmd` : name), args, {
      stdio: 'inherit',
      env: toolsFirst(),
      shell: windows,
    }),
  )
}

function follow(child) {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => stop(error.message))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
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
