import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { isForNearlyEveryPage, readersOf, type Modules } from './scripts/chunk-groups.ts'
import { customMedia } from './scripts/custom-media.ts'
import { listChunks } from './scripts/list-chunks.ts'
import { inlineDocuments } from './scripts/inline-documents.ts'
import { namePageParts, scriptsNamedBy } from './scripts/page-parts.ts'
import { leaveOutUnusedRouter } from './scripts/unused-router.ts'

const fields =
  '(?:field|field-parts|field-group|input|control|ime|check|select|(?:text|password|search)-field|text-area|character-count|form-summary|after-paint)'

const own = /[\\/]src[\\/](?:ground|domain|web[\\/](?!generated[\\/]))/

const isForEverybody = (id: string, modules: Modules) => readersOf(id, modules) === 'everybody'

// Few files instead of many: each costs its own compression and a request. What is in none of them is parted by the
// bundler, by the routes that need it.
const groups = [
  {
    name: 'base',
    test: /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]|[\\/]web[\\/](?:device|error-reporter|route-change|nonce|generated[\\/]fragment-masking)\.|preload-helper|rolldown[\\/]runtime/,
    priority: 3,
  },
  {
    debugName: 'shell',
    // What students and desks both need, and students on nearly every page.
    name: (id: string, modules: Modules) =>
      isForEverybody(id, modules) && isForNearlyEveryPage(id, modules) ? 'shell' : null,
    test: own,
    priority: 2,
  },
  {
    debugName: 'fields',
    // What one writes in.
    name: (id: string, modules: Modules) => (isForEverybody(id, modules) ? 'fields' : null),
    test: new RegExp(`[\\/]web[\\/]ui[\\/]${fields}\\.`),
    minShareCount: 20,
    priority: 1,
  },
  {
    debugName: 'student',
    // One stylesheet with what several pages of students look like, instead of one a part.
    name: (id: string, modules: Modules) =>
      readersOf(id, modules) === 'student' && isForNearlyEveryPage(id, modules) ? 'student' : null,
    test: /\.css$/,
    priority: 1,
  },
]

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [inlineDocuments(), customMedia(), leaveOutUnusedRouter(), namePageParts(), reactRouter(), listChunks()],
  // Phones fetch one stylesheet a route; small assets stay files so that they are cached by hash.
  build: {
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: (_, scripts, { hostId }) => scriptsNamedBy(hostId, scripts) },
    ...(isSsrBuild ? {} : { rolldownOptions: { output: { codeSplitting: { groups } } } }),
  },
  // One file with the production build of React inside, whatever NODE_ENV the server is started with.
  ssr: command === 'build' ? { noExternal: true } : {},
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
}))
