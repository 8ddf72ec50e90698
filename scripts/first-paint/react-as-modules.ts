import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const ending = '?as-module'

/** React is CommonJS, which each file of the build would unwrap for itself, at its top and at every call. */
export function reactAsModules(): Plugin {
  return {
    name: 'react-as-modules',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react(?:-dom|\/jsx-runtime)?$/ },
      handler: (id, importer, { kind }) =>
        kind === 'require-call' || importer?.endsWith(ending)
          ? null
          : { id: `\0${id}${ending}`, moduleSideEffects: false },
    },
    load: {
      filter: { id: /\?as-module$/ },
      handler(id) {
        const library = id.slice(1, -ending.length)
        const names = Object.keys(require(library) as object).filter((name) => !name.startsWith('__'))
        return `import library from '${library}'\nexport default library\nexport const { ${names.join()} } = library`
      },
    },
  }
}
