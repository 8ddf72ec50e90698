import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { createLogger, defineConfig, type LogOptions } from 'vite'
import { shareFiles } from './scripts/first-paint/chunk-groups.ts'
import { customMedia } from './scripts/custom-media.ts'
import { listChunks } from './scripts/first-paint/list-chunks.ts'
import { inlineDocuments } from './scripts/first-paint/inline-documents.ts'
import { namePageParts, scriptsNamedBy } from './scripts/first-paint/page-parts.ts'
import { reactAsModules } from './scripts/first-paint/react-as-modules.ts'

const logger = createLogger('warn')
// The minifier keeps this pseudo-class and does not know it yet.
const warn = (message: string, options?: LogOptions) =>
  message.includes("'target-current'") ? undefined : logger.warn(message, options)

/** One ending for all classes of a file, which compresses to next to nothing; a line's number in each would not. */
const classNameOf = (name: string, file: string) =>
  `${name}_${createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 4)}`

export default defineConfig(({ command }) => ({
  ...(command === 'build' && { customLogger: { ...logger, warn } }),
  plugins: [
    inlineDocuments(),
    customMedia(),
    namePageParts(),
    reactAsModules(),
    reactRouter(),
    shareFiles(),
    listChunks(),
  ],
  css: { modules: { generateScopedName: classNameOf } },
  // Phones fetch one stylesheet a route; small assets stay files so that they are cached by hash.
  build: {
    assetsInlineLimit: 0,
    // Tests hold what a visit may weigh; the file of the server may weigh anything.
    chunkSizeWarningLimit: Infinity,
    rolldownOptions: { checks: { bundlerTimings: false } },
    modulePreload: { resolveDependencies: (_, scripts, { hostId }) => scriptsNamedBy(hostId, scripts) },
  },
  // One file with the production build of React inside, whatever NODE_ENV the server is started with.
  ssr: command === 'build' ? { noExternal: true } : {},
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
}))
