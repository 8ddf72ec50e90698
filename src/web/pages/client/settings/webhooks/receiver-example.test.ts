import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openWebhookSecrets } from '#domain/webhook/secret.ts'
import { receiverExample } from './receiver-example.ts'

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

test('the receiver on the page runs as it stands: it takes what is signed, and nothing else', async () => {
  const secrets = openWebhookSecrets('a secret of the tests')
  const port = await freePort()
  const folder = join('.cache', 'receiver-example')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `receiver-${port}.mjs`)
  writeFileSync(file, receiverExample)
  const receiver = spawn(process.execPath, [file], {
    env: { ...process.env, PORT: String(port), YOAKE_WEBHOOK_SECRET: secrets.secretOf('a secret id') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said: string[] = []
  receiver.stdout.on('data', (part: Buffer) => said.push(part.toString()))
  const payload = JSON.stringify({ type: 'webhook.test', timestamp: new Date(), data: { webhook_id: '1' } })
  const seconds = Math.floor(Date.now() / 1000)
  const send = async (secretId: string): Promise<number> => {
    const headers = {
      'content-type': 'application/json',
      'webhook-id': 'message-1',
      'webhook-timestamp': String(seconds),
      'webhook-signature': secrets.sign([secretId], { id: 'message-1', seconds, payload }),
    }
    return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: payload })).status
  }
  try {
    await expect.poll(() => send('a secret id').catch(() => 0), { timeout: 10_000 }).toBe(204)
    expect(await send('another secret id')).toBe(400)
    expect(said.join('')).toContain('message-1 webhook.test')
  } finally {
    receiver.kill()
    rmSync(file)
  }
})
