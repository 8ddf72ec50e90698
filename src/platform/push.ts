import { createSign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from './env.ts'
import { openOutbox, type Kept } from './outbox.ts'

export type PushMessage = { title: string; body: string; url: string }
export type KeptPush = PushMessage & { token: string }
/** 'gone' means the device will never take a message again: forget its token. Throws when the provider does not answer. */
export type Push = (token: string, message: PushMessage) => Promise<'sent' | 'gone'>

/** Firebase Cloud Messaging when configured, otherwise files in the data folder. */
export function openPush(env: Pick<Env, 'firebase' | 'dataDir'>): Push {
  if (env.firebase)
    return openFirebase(JSON.parse(readFileSync(env.firebase.serviceAccountFile, 'utf8')) as ServiceAccount)
  const outbox = openOutbox<KeptPush>(pushFolder(env.dataDir))
  return async (token, message) => {
    await outbox.keep({ token, ...message })
    return 'sent'
  }
}

/** Pushes kept on this machine, newest first. */
export const listPushes = (dataDir: string, limit?: number): Promise<Kept<KeptPush>[]> =>
  openOutbox<KeptPush>(pushFolder(dataDir)).list(limit)

const pushFolder = (dataDir: string) => join(dataDir, 'push')

type ServiceAccount = {
  project_id: string
  client_email: string
  private_key: string
  token_uri: string
}

function openFirebase(account: ServiceAccount, origin = 'https://fcm.googleapis.com'): Push {
  let access = { token: '', until: 0 }
  return async (token, { title, body, url }) => {
    if (access.until < Date.now()) access = await signIn(account)
    const response = await fetch(`${origin}/v1/projects/${account.project_id}/messages:send`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        message: {
          token,
          data: { title, body, url },
          webpush: { headers: { Urgency: 'normal', TTL: '86400' } },
        },
      }),
      signal: AbortSignal.timeout(15_000),
    })
    if (response.ok) return 'sent'
    if (response.status === 404) return 'gone'
    throw new Error(`the push provider answered ${response.status}`)
  }
}

/** A signed statement for a token of one hour; asked again five minutes early. */
async function signIn({ client_email, private_key, token_uri }: ServiceAccount) {
  const now = Math.floor(Date.now() / 1000)
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')
  const claims = {
    iss: client_email,
    scope: 'https://www.googleapis.com/auth/firebase.messaging',
    aud: token_uri,
    iat: now,
    exp: now + 3600,
  }
  const unsigned = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`
  const assertion = `${unsigned}.${createSign('RSA-SHA256').update(unsigned).sign(private_key, 'base64url')}`
  const response = await fetch(token_uri, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion,
    }),
    signal: AbortSignal.timeout(15_000),
  })
  if (!response.ok) throw new Error(`the push provider refused our sign-in: ${response.status}`)
  const { access_token, expires_in } = (await response.json()) as {
    access_token: string
    expires_in: number
  }
  return { token: access_token, until: Date.now() + (expires_in - 300) * 1000 }
}
