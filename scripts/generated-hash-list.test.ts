import { expect, test } from 'vitest'
import { changedParts, hashLines, type CodegenFiles } from './generated-hash-list.ts'

const page = (document: string, rest = '') => `const document = graphql(\`${document}\`)\n${rest}`
const lockfile = (codegen: string, react = '19.0.0') =>
  JSON.stringify({
    packages: {
      'node_modules/@graphql-codegen/cli': { version: codegen },
      'node_modules/react': { version: react },
    },
  })
const files: CodegenFiles = {
  pages: [['src/web/home.tsx', page('query Home { viewer { id } }')]],
  settings: [['schema.graphql', 'type Query { viewer: Viewer }']],
  lockfile: lockfile('1.0.0'),
  generated: [['src/web/generated/graphql.ts', 'export type HomeQuery = {}']],
}
const list = hashLines(files)

test('the same files have no changed part', () => expect(changedParts(files, list)).toEqual([]))

test.each<[string, Partial<CodegenFiles>, string[]]>([
  ['another document', { pages: [['src/web/home.tsx', page('query Home { viewer { name } }')]] }, ['sources']],
  [
    'one more document in a page',
    { pages: [['src/web/home.tsx', page('query Home { viewer { id } }', page('query More { viewer { id } }'))]] },
    ['sources'],
  ],
  ['a page that is gone', { pages: [] }, ['sources']],
  ['a page with another path', { pages: [['src/web/start.tsx', page('query Home { viewer { id } }')]] }, ['sources']],
  ['another schema', { settings: [['schema.graphql', 'type Query { viewer: Viewer! }']] }, ['sources']],
  ['another version of the generator', { lockfile: lockfile('1.0.1') }, ['sources']],
  ['a generated file edited by hand', { generated: [['src/web/generated/graphql.ts', 'export {}']] }, ['generated']],
  ['a generated file that is gone', { generated: [] }, ['generated']],
])('%s is found', (_, change, parts) => expect(changedParts({ ...files, ...change }, list)).toEqual(parts))

test.each<[string, Partial<CodegenFiles>]>([
  ['a page changed around its documents', { pages: [['src/web/home.tsx', page('query Home { viewer { id } }', 'x')]] }],
  ['a page without documents', { pages: [...files.pages, ['src/web/about.tsx', 'export {}']] }],
  ['another version of another package', { lockfile: lockfile('1.0.0', '20.0.0') }],
])('%s asks for nothing', (_, change) => expect(changedParts({ ...files, ...change }, list)).toEqual([]))

test('a list without lines has every part changed', () =>
  expect(changedParts(files, '')).toEqual(['sources', 'generated']))
