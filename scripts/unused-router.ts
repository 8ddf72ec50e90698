import type { Plugin } from 'vite'

/**
 * Parts of the router that this product never runs in the browser: routes are listed with the page (`routeDiscovery` is
 * `initial`), and no instrumentation is passed. Each function is asked first whether it is wanted, or only called when it is.
 */
const unused: Record<string, readonly string[]> = {
  'dom/ssr/fog-of-war.js': [
    'URL_LIMIT',
    'getManifestPath',
    'getPartialManifest',
    'getPatchRoutesOnNavigationFunction',
    'getPathsWithAncestors',
    'handleClientVersionMismatch',
    'isFogOfWarEnabled',
    'useFogOFWarDiscovery',
  ],
  'router/instrumentation.js': [
    'consumeInstrumentationClientResultMetaReceiver',
    'getRouteInstrumentationUpdates',
    'instrumentClientSideRouter',
    'instrumentHandler',
    'instrumentationResultMetaContext',
  ],
}

/** Leaves 2 kB of the router out of every first page. Another version of the router that exports others stops the build. */
export function leaveOutUnusedRouter(): Plugin {
  return {
    name: 'leave-out-unused-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const [, file = ''] = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/](.+)$/.exec(id) ?? []
      const left = unused[file.replaceAll('\\', '/')]
      if (!left) return null
      const exported = /export \{([^}]*)\}/
        .exec(code)?.[1]
        ?.split(',')
        .map((name) => name.trim())
      if (exported?.sort().join() !== left.toSorted().join())
        this.error(`${file} exports ${exported?.join(', ')}: see which of them a browser calls`)
      return { code: left.map((name) => `export const ${name} = () => undefined`).join('\n'), map: null }
    },
  }
}
