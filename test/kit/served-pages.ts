import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { deviceOfUserAgent } from '#web/document/device.ts'
import type * as entry from '#web/entry.server.tsx'
import type { PublicSettings } from '#web/document/settings.ts'
import { serveAssets } from '../../src/server/http/assets.ts'
import { readPartFiles } from '../../src/server/http/page-parts.ts'
import { atPublicUrl } from '../../src/server/http/public-request.ts'
import { readRouteLists } from '../../src/server/http/route-lists.ts'
import { pagePolicy } from '../../src/server/http/safety-headers.ts'
import { answerOf, type Question } from './fixed-door.ts'

const built = new URL('../../build/server/index.js', import.meta.url).href

/** The address of the built pages, served to guests by this worker without a product behind them. */
export const servedPages = () => (address ??= serve())
let address: Promise<string> | undefined

async function serve(): Promise<string> {
  const app = new Hono()
  // The server ends with the worker.
  const server = createServer(getRequestListener(app.fetch)).unref()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const page = await openPage(url)
  app.post('/graphql', async (c) => c.json(await answerOf(await c.req.json<Question>())))
  // A picture of our own stands for the still of every video.
  app.get('/files/youtube/*', (c) => c.redirect('/icon.svg'))
  serveAssets(app)
  app.all('*', (c) => page(c.req.raw))
  return url
}

async function openPage(url: string) {
  const build = (await import(built)) as ServerBuild
  const { contexts } = build.entry.module as unknown as typeof entry
  const assets = { ...build.assets, url: readRouteLists()?.dev.url ?? build.assets.url }
  const render = createRequestHandler({ ...build, assets }, 'production')
  const partFiles = readPartFiles()

  return async (request: Request) => {
    const nonce = randomBytes(16).toString('base64')
    const context = new RouterContextProvider()
    context.set(contexts.nonceContext, nonce)
    context.set(contexts.partFilesContext, partFiles)
    context.set(contexts.settingsContext, { ...settings, publicUrl: url })
    context.set(contexts.visitContext, {
      requestId: '',
      device: deviceOfUserAgent(request.headers.get('user-agent') ?? ''),
      inAppBrowser: null,
      scheme: 'system',
    })
    context.set(contexts.heldSessionContext, () => false)
    context.set(contexts.carryContext, (_, question) => answerOf(question))
    let problem: unknown
    context.set(contexts.reportContext, (error) => void (problem = error))
    const response = await render(atPublicUrl(request, url), context)
    if (problem) throw new Error(`${request.url} could not be drawn`, { cause: problem })
    response.headers.set('content-security-policy', pagePolicy(nonce, []))
    return response
  }
}

const settings: Omit<PublicSettings, 'publicUrl'> = {
  productName: 'ヨアケ',
  operatorName: '株式会社試験',
  operatorAddress: '東京都千代田区',
  operatorMail: 'support@yoake.example',
  operatorPhone: null,
  noticeNumber: null,
  errorReportsHost: null,
  hasLine: true,
  push: { kind: 'webPush', publicKey: '' },
  providers: [],
  isDemo: true,
  isProduction: false,
}
