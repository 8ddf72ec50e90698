import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { inlineDocuments } from './scripts/inline-documents.ts'

export default defineConfig(({ command }) => ({
  plugins: [inlineDocuments(), reactRouter()],
  // Phones fetch one stylesheet a route; small assets stay files so that they are cached by hash.
  build: { assetsInlineLimit: 0 },
  // One file with the production build of React inside, whatever NODE_ENV the server is started with.
  ssr: command === 'build' ? { noExternal: true } : {},
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
}))
