import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { readersOf, type Modules } from './scripts/chunk-groups.ts'
import { customMedia } from './scripts/custom-media.ts'
import { listChunks } from './scripts/list-chunks.ts'
import { inlineDocuments } from './scripts/inline-documents.ts'

const fields = '(?:field|input|(?:text|password|search)-field|text-area|select|character-count|form-summary)'

// Not the values of a form and the kept drafts: the door and the menu of every page need them.
const forms =
  '(?:web[\\\\/]parts[\\\\/]forms[\\\\/](?!form-values|draft[\\\\/]kept-draft)|web[\\\\/]ui[\\\\/](?:combobox|field-group|ime)|ground[\\\\/](?:validation|contact-validation|field-limits|folding)\\.)'

const own = '[\\\\/]src[\\\\/](?:ground|domain|web)[\\\\/]'

// Few files instead of forty: each costs its own compression and a line for every route in the manifest (9 kB less a page).
const groups = [
  {
    name: 'base',
    test: /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]|[\\/]web[\\/](?:device|error-reporter|route-change|nonce|generated[\\/]fragment-masking)\.|preload-helper|rolldown[\\/]runtime/,
    priority: 3,
  },
  {
    name: 'bar',
    test: /[\\/]parts[\\/]shell[\\/](?:navigation|notification-menu|account-menu|flash-banner|footer)\./,
    priority: 1,
  },
  // What one writes in: most of a student's pages have none of it.
  { name: 'fields', test: new RegExp(`[\\/]web[\\/]ui[\\/]${fields}\\.`), minShareCount: 3, priority: 1 },
  {
    debugName: 'forms',
    // The rules and the parts of forms that students and desks both need; a page without a form loads none of it.
    name: (id: string, modules: Modules) => (readersOf(id, modules) === 'everybody' ? 'forms' : null),
    test: new RegExp(`[\\\\/]src[\\\\/]${forms}`),
    minShareCount: 5,
    priority: 1,
  },
  {
    debugName: 'shell',
    // What students and desks both need. The rest is parted by the routes that need it, so no reader loads another's.
    name: (id: string, modules: Modules) => (readersOf(id, modules) === 'everybody' ? 'shell' : null),
    test: new RegExp(`(?!.*[\\\\/]src[\\\\/]${forms})${own}(?!generated[\\/]|ui[\\/]${fields}\\.)`),
    minShareCount: 5,
    priority: 2,
  },
]

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [inlineDocuments(), customMedia(), reactRouter(), listChunks()],
  // Phones fetch one stylesheet a route; small assets stay files so that they are cached by hash.
  build: {
    assetsInlineLimit: 0,
    ...(isSsrBuild ? {} : { rolldownOptions: { output: { codeSplitting: { groups } } } }),
  },
  // One file with the production build of React inside, whatever NODE_ENV the server is started with.
  ssr: command === 'build' ? { noExternal: true } : {},
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
}))
