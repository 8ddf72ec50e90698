import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { shareFiles } from './scripts/chunk-groups.ts'
import { customMedia } from './scripts/custom-media.ts'
import { listChunks } from './scripts/list-chunks.ts'
import { inlineDocuments } from './scripts/inline-documents.ts'
import { namePageParts, scriptsNamedBy } from './scripts/page-parts.ts'

export default defineConfig(({ command }) => ({
  plugins: [inlineDocuments(), customMedia(), namePageParts(), reactRouter(), shareFiles(), listChunks()],
  // Phones fetch one stylesheet a route; small assets stay files so that they are cached by hash.
  build: {
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: (_, scripts, { hostId }) => scriptsNamedBy(hostId, scripts) },
  },
  // One file with the production build of React inside, whatever NODE_ENV the server is started with.
  ssr: command === 'build' ? { noExternal: true } : {},
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
}))
