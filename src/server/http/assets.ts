import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'

/**
 * Serves the built files. Files with a hash in their name never change; the service worker, the offline page and what old
 * browsers are told change with a build.
 */
export function serveAssets(app: Hono) {
  // The pictures of the public pages have the number of their taking in the address.
  for (const path of ['/assets/*', '/landing/*'])
    app.get(path, async (c, next) => {
      await next()
      if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable')
    })
  for (const path of ['/firebase-messaging-sw.js', '/offline.html', '/old-browser.js'])
    app.get(path, async (c, next) => {
      await next()
      if (c.res.ok) c.header('cache-control', 'no-cache')
    })
  app.get('*', serveStatic({ root: 'build/client', precompressed: true }))
}
