import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { inlineDocuments } from './scripts/inline-documents.ts'

// Few files instead of forty: each costs its own compression and a line for every route in the manifest (9 kB less a page).
const groups = [
  { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/, priority: 3 },
  {
    name: 'shell',
    test: /[\\/]src[\\/]web[\\/](?!pages[\\/]|generated[\\/])/,
    minShareCount: 5,
    priority: 2,
  },
]

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [inlineDocuments(), reactRouter()],
  // Phones fetch one stylesheet a route; small assets stay files so that they are cached by hash.
  build: {
    assetsInlineLimit: 0,
    ...(isSsrBuild ? {} : { rolldownOptions: { output: { codeSplitting: { groups } } } }),
  },
  // One file with the production build of React inside, whatever NODE_ENV the server is started with.
  ssr: command === 'build' ? { noExternal: true } : {},
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
}))
