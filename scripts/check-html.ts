import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { readCommandLine } from '#platform/command-line.ts'
import { buildPages } from './build.ts'
import { fetchedPackage } from './fetched-package.ts'

readCommandLine({
  usage: 'npm run check:html',
  about: 'Puts every page of the product before the Nu HTML checker; left out where Java is missing.',
})
// Every page of every area, as the server sent it, before the Nu HTML checker.
const version = '26.9.27'
const everyPage = 'test/pages/heads-and-structure.test.ts'

type Message = { type: string; url?: string; lastLine?: number; message: string; extract?: string }

/** React closes void elements with a slash, which the checker notes and which changes nothing. */
const isOfReact = ({ message }: Message) => message.startsWith('Trailing slash on void elements')

if (spawnSync('java', ['-version'], { stdio: 'ignore' }).status !== 0) {
  process.stdout.write('check:html was left out: the Nu checker needs Java, which is not installed here\n')
  process.exit(0)
}
const jar = join(fetchedPackage('vnu-jar', version), 'build/dist/vnu.jar')
buildPages()
const folder = mkdtempSync(join(tmpdir(), 'yoake-html-'))
try {
  const walked = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'pages', everyPage],
    { stdio: 'inherit', env: { ...process.env, KEEP_HTML_IN: folder } },
  )
  const pages = readdirSync(folder)
  const checked = spawnSync(
    'java',
    ['-jar', jar, '--skip-non-html', '--format', 'json', '--exit-zero-always', folder],
    {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    },
  )
  const { messages } = JSON.parse(checked.stderr) as { messages: Message[] }
  const found = messages.filter((message) => !isOfReact(message))
  for (const { url = '', message, extract } of found)
    process.stdout.write(`${addressOf(url)}: ${message}\n    ${(extract ?? '').trim()}\n`)
  process.stdout.write(`${pages.length} pages, ${found.length} findings\n`)
  process.exitCode = found.length > 0 || walked.status !== 0 || pages.length === 0 ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** The test writes the address of a page into its last line. */
function addressOf(url: string) {
  const path = join(folder, decodeURIComponent(basename(url)))
  return /<!-- (.*) -->\s*$/.exec(readFileSync(path, 'utf8'))?.[1] ?? url
}
