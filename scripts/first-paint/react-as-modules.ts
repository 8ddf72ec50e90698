import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const fileOf = (library: string, file: string) =>
  join(dirname(require.resolve(`${library}/package.json`)), `cjs/${file}.production.js`)
const files: Readonly<Record<string, string>> = {
  react: fileOf('react', 'react'),
  'react/jsx-runtime': fileOf('react', 'react-jsx-runtime'),
  'react-dom': fileOf('react-dom', 'react-dom'),
  'react-dom/client': fileOf('react-dom', 'react-dom-client'),
  scheduler: fileOf('scheduler', 'scheduler'),
}

/** React is CommonJS, which each file of the build would unwrap for itself, at its top and at every call. */
export function reactAsModules(): Plugin {
  return {
    name: 'react-as-modules',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^(?:react(?:-dom(?:\/client)?|\/jsx-runtime)?|scheduler)$/ },
      handler: (id) => (files[id] ? { id: files[id], moduleSideEffects: false } : null),
    },
    load: {
      filter: { id: /\.production\.js$/ },
      handler: (id) => (Object.values(files).includes(id) ? asModule(readFileSync(id, 'utf8')) : null),
    },
  }
}

/** The file with `import` and `export` in the place of `require` and `exports`; in a scope of its own names become shortest. */
function asModule(source: string) {
  const required = /\brequire\("([\w-]+)"\)/g
  const libraries = [...source.matchAll(required)].map(([, library = '']) => library)
  const names = new Set([...source.matchAll(/^exports\.(\w+) =/gm)].map(([, name = '']) => name))
  const plain = [...names].filter((name) => !name.startsWith('__'))
  return [
    ...libraries.map((library, at) => `import library${at} from '${library}'`),
    'const library = ((exports) => {',
    source.replaceAll(required, (_, library: string) => `library${libraries.indexOf(library)}`),
    'return exports',
    '})({})',
    `const { ${plain.map((name) => `${name}: its_${name}`).join()} } = library`,
    `export { library as default, ${plain.map((name) => `its_${name} as ${name}`).join()} }`,
  ].join('\n')
}
