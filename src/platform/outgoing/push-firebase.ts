import { createSign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { outcomeOf, pushTimeoutMs, pushTtlSeconds, type Push } from './push-message.ts'

type ServiceAccount = {
  project_id: string
  client_email: string
  private_key: string
  token_uri: string
}

/** Firebase Cloud Messaging. The device receives the message under `data`. */
export function openFirebase(serviceAccountFile: string, origin = 'https://fcm.googleapis.com'): Push {
  const account = JSON.parse(readFileSync(serviceAccountFile, 'utf8')) as ServiceAccount
  let access = { token: '', until: 0 }
  return async (token, message) => {
    // A Web Push token, registered before Firebase was configured.
    if (token.startsWith('{')) return 'gone'
    if (access.until < Date.now()) access = await signIn(account)
    const response = await fetch(`${origin}/v1/projects/${account.project_id}/messages:send`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        message: {
          token,
          data: message,
          webpush: { headers: { Urgency: 'normal', TTL: String(pushTtlSeconds), Topic: message.tag } },
        },
      }),
      signal: AbortSignal.timeout(pushTimeoutMs),
    })
    if (response.status === 401) access = { token: '', until: 0 }
    await response.body?.cancel()
    return outcomeOf(response.status)
  }
}

/** Exchanges a signed statement for a token of one hour; a new token is fetched five minutes early. */
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
    signal: AbortSignal.timeout(pushTimeoutMs),
  })
  if (!response.ok) throw new Error(`the push provider refused our sign-in: ${response.status}`)
  const { access_token, expires_in } = (await response.json()) as {
    access_token: string
    expires_in: number
  }
  return { token: access_token, until: Date.now() + (expires_in - 300) * 1000 }
}
