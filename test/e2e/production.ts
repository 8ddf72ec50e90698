import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import type { TestDatabase } from '../database.ts'
import { selfSignedCertificate } from './certificate.ts'
import { freePort } from './free-port.ts'
import { openProduct, type Product, type ProductOptions } from './product.ts'
import { agentPartner, productionSettings } from './production-settings.ts'
import { openProxy, type Proxy } from './proxy.ts'
import { startServerProcess } from './server-process.ts'
import type { Served } from './serving.ts'
import { openSmtpSink, type SunkMail } from './smtp-sink.ts'

export type Production = Product & {
  mails: SunkMail[]
  /** Opens a front for visitors of this address, over TLS or plain HTTP. */
  frontFor: (visitor: string, options?: { inTheClear: boolean }) => Promise<string>
}
type ProductionOptions = ProductOptions & {
  /** The first proxy ends TLS; a second one stands between the first and the server. */
  proxies?: 1 | 2
}

// One for the worker: after its first request over TLS, Node's fetch trusts no further certificate.
const certificate = selfSignedCertificate()
setDefaultCACertificates([...getCACertificates(), certificate.cert])

/**
 * The product as in production: a process with NODE_ENV=production, a proxy that ends TLS, and a mail server. Only the
 * server, this process and the browser trust the certificate.
 */
export async function openProduction({ proxies = 1, ...options }: ProductionOptions = {}): Promise<Production> {
  const sink = await openSmtpSink(certificate)
  const opened: Proxy[] = []
  const open = async (given: Parameters<typeof openProxy>[0]) => {
    const proxy = await openProxy(given)
    opened.push(proxy)
    return proxy.port
  }
  let behindTls = 0

  async function serve({ url: databaseUrl }: TestDatabase, settings: Record<string, string>): Promise<Served> {
    const folder = mkdtempSync(join(tmpdir(), 'yoake-production-'))
    const trusted = join(folder, 'certificate.pem')
    writeFileSync(trusted, certificate.cert)
    const port = await freePort()
    behindTls = proxies === 2 ? await open({ to: port, visitor: '10.20.30.40' }) : port
    const url = `https://localhost:${await open({ to: behindTls, certificate })}`
    const server = await startServerProcess(databaseUrl, {
      ...productionSettings,
      ...agentPartner,
      PORT: String(port),
      PUBLIC_URL: url,
      TRUST_PROXY: String(proxies),
      MAIL_URL: sink.url,
      NODE_EXTRA_CA_CERTS: trusted,
      ...settings,
    })
    return {
      url,
      trustedKey: certificate.keyHash,
      // Its queue runs by itself.
      work: async () => {},
      async close() {
        await server.stop()
        await Promise.all(opened.map((proxy) => proxy.close()))
        await sink.close()
        rmSync(folder, { recursive: true })
      },
    }
  }

  const product = await openProduct({ ...options, serve })
  return {
    ...product,
    mails: sink.mails,
    async frontFor(visitor, { inTheClear } = { inTheClear: false }) {
      const at = await open({ to: behindTls, visitor, ...(!inTheClear && { certificate }) })
      return `${inTheClear ? 'http' : 'https'}://localhost:${at}`
    },
  }
}
