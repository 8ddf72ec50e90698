import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { readCommandLine } from '#platform/command-line.ts'
import { changedParts, hashLines, type CodegenFiles } from './generated-hash-list.ts'

const list = 'src/web/generated/hashes.txt'

/** The parts that changed since `npm run codegen` wrote their hashes. */
export const changedSinceCodegen = () => changedParts(codegenFiles(), readFileSync(list, 'utf8'))

function codegenFiles(): CodegenFiles {
  const paths = globSync('src/web/**/*.{ts,tsx}').map((path) => path.replaceAll('\\', '/'))
  const isGenerated = (path: string) => path.startsWith('src/web/generated/')
  return {
    pages: paths.filter((path) => !isGenerated(path)).map(withText),
    settings: ['schema.graphql', 'schema.admin.graphql', 'codegen.ts'].map(withText),
    lockfile: readFileSync('package-lock.json', 'utf8'),
    generated: paths.filter(isGenerated).map(withText),
  }
}

const withText = (path: string): [string, string] => [path, readFileSync(path, 'utf8')]

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  readCommandLine({
    usage: 'npm run codegen',
    about: 'Writes the hashes of what the documents of the pages are made from.',
  })
  writeFileSync(list, hashLines(codegenFiles()))
}
