import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export type BrowserLaunch = { executablePath: string; args: string[]; env: Record<string, string> }

// Without a sandbox: root has none, many containers neither, and only our own pages are visited.
const flags = [
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--lang=ja-JP',
]
const isRoot = process.getuid?.() === 0
const japaneseFont = '@expo-google-fonts/noto-sans-jp@0.4.3'

/**
 * `shell` draws pages and nothing around them, with a third of the work of the `whole` browser; only the whole one
 * installs pages and shows notifications.
 */
export type BrowserKind = 'shell' | 'whole'

const packageOf: Record<BrowserKind, string> = { shell: 'chromium-headless-shell', whole: 'chromium' }

/** Options for playwright's `chromium.launch`. Installs a missing browser and missing Japanese fonts. */
export async function browserLaunch(kind: BrowserKind = 'shell'): Promise<BrowserLaunch> {
  const executablePath = await chromiumPath(kind)
  const fonts = japaneseFonts()
  const env = {
    ...process.env,
    ...(fonts && { FONTCONFIG_FILE: fonts }),
    LANG: 'ja_JP.UTF-8',
  } as Record<string, string>
  return { executablePath, args: flags, env }
}

/** CHROMIUM_PATH, then the system's, then one from apt (root only), then any of the system's or the shell that npm carries. */
export async function chromiumPath(kind: BrowserKind): Promise<string> {
  const named = process.env['CHROMIUM_PATH']
  if (named && !works(named))
    throw new Error(`CHROMIUM_PATH: read "${named}", expected the path of a Chromium that runs`)
  if (named) return named
  const wanted = `/usr/bin/${packageOf[kind]}`
  if (works(wanted)) return wanted
  if (apt(packageOf[kind], 'fonts-noto-cjk') && works(wanted)) return wanted
  const other = `/usr/bin/${packageOf[kind === 'shell' ? 'whole' : 'shell']}`
  return works(other) ? other : chromiumOfNpm()
}

const works = (path: string) =>
  existsSync(path) && spawnSync(path, ['--version', '--no-sandbox'], { timeout: 60_000 }).status === 0

/** Installs packages of the system where one may: as root, with apt-get. */
export function apt(...packages: string[]): boolean {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false
  process.stdout.write(`Installing ${packages.join(', ')} with apt …\n`)
  const run = (...args: string[]) =>
    spawnSync('apt-get', ['-q', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  const install = () => run('install', '-y', '--no-install-recommends', ...packages)
  return (run('update') && install()) || install()
}

async function chromiumOfNpm(): Promise<string> {
  const { default: chromium, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium')
  const path = await chromium.executablePath()
  if (works(path)) return path
  // A machine without the libraries of a desktop: the package carries those too.
  const libraries = await inflate(resolve('node_modules/@sparticuz/chromium/bin/al2023.tar.br'))
  setupLambdaEnvironment(join(libraries, 'lib'))
  if (works(path)) return path
  throw new Error('No Chromium runs here: install one and set CHROMIUM_PATH to it')
}

/** Without Japanese fonts every page is blank: a fontconfig file that adds some, or undefined when the system has its own. */
function japaneseFonts(): string | undefined {
  if (process.env['FONTCONFIG_FILE']) return process.env['FONTCONFIG_FILE']
  if (hasJapanese() || (apt('fonts-noto-cjk', 'fontconfig') && hasJapanese())) return undefined
  const folder = resolve('.cache/fonts')
  const config = join(folder, 'fonts.conf')
  if (existsSync(config)) return config
  mkdirSync(folder, { recursive: true })
  process.stdout.write('Fetching Japanese fonts …\n')
  const got = spawnSync(
    'npm',
    ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', japaneseFont],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  if (got.status !== 0)
    throw new Error(`${japaneseFont} could not be fetched: install Japanese fonts (fonts-noto-cjk) and try again`)
  writeFileSync(
    config,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/node_modules</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/cache</cachedir></fontconfig>
`,
  )
  return config
}

const hasJapanese = () => spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' }).stdout?.trim().length > 0
