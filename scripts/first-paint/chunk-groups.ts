import { basename, dirname } from 'node:path'
import type { Plugin } from 'vite'
import { pageViews } from './page-views.ts'
import { planFiles, type SharedFile } from './shared-files.ts'

const ofRouter = /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]|preload-helper/

/** A shorter hash is shorter wherever a file names another: 330 bytes of a view. The bundler takes no fewer letters. */
const hashed = 'assets/[name]-[hash:7]'
const fileName = `${hashed}.js`

/** React and the router are one file of the browser’s build; what pages share is parted by what a request costs. */
export function shareFiles(): Plugin {
  let names: ReadonlyMap<string, string> | undefined
  return {
    name: 'share-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // The plan names every shared module, so no file takes others along; the bundler wants this setting then.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    outputOptions: (options) => ({
      ...options,
      entryFileNames: fileName,
      chunkFileNames: fileName,
      assetFileNames: `${hashed}[extname]`,
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          { name: 'base', test: ofRouter, priority: 2 },
          {
            debugName: 'shared',
            name: (id, modules) => (names ??= namesOf(planFiles(pageViews(), modules))).get(id) ?? null,
            priority: 1,
          },
        ],
      },
    }),
  }
}

/** The name of the file of each shared module: its first module’s, or the noun of its rules. */
function namesOf(files: readonly SharedFile[]) {
  const taken = new Map<string, number>()
  return new Map(
    files.flatMap(({ modules }) => {
      const path = (modules[0] ?? '').replace(/\?.*$/, '')
      const [plain = ''] = basename(path).split('.')
      const name = plain === 'rules' ? basename(dirname(path)) : plain
      const count = (taken.get(name) ?? 0) + 1
      taken.set(name, count)
      return modules.map((id) => [id, count > 1 ? `${name}-${count}` : name] as const)
    }),
  )
}
