import { openSession } from '#domain/session/commands.ts'
import { sessionCookies } from '#domain/session/rules.ts'
import type { OfRow } from '#ground/id.ts'
import type { TestApp } from './client.ts'

type Asked = { data: Record<string, never>; code: string; fields: string[]; message: string }

/** A student's browser with a session of its own: every question goes with its cookie through the door. */
export async function aBrowser(app: TestApp, candidateId: OfRow<'candidate'>, { userAgent = '' } = {}) {
  const token = await app.db.transaction().execute((tx) => openSession(tx, 'candidate', { candidateId }, userAgent))
  const headers = { 'content-type': 'application/json', cookie: `${sessionCookies.candidate}=${token}` }
  const viewerOf = () => app.door.viewerOf(new Request('http://localhost/', { headers }), 'candidate')
  return {
    token,
    viewerOf,
    isOpen: async () => (await viewerOf()).kind === 'candidate',
    /** The code is 'done' for an answer without a refusal. */
    async ask(query: string, variables: object = {}, idempotencyKey = ''): Promise<Asked> {
      const given = idempotencyKey ? { ...headers, 'idempotency-key': idempotencyKey } : headers
      const body = JSON.stringify({ query, variables })
      const request = new Request('http://localhost/graphql', { method: 'POST', headers: given, body })
      const answer = await app.door.fetch(request, await viewerOf())
      const { data, errors } = (await answer.json()) as {
        data: Asked['data']
        errors?: { message: string; extensions: { code: string; fields?: { path: string }[] } }[]
      }
      const { extensions, message = '' } = errors?.[0] ?? {}
      const fields = (extensions?.fields ?? []).map(({ path }) => path)
      return { data, code: extensions?.code ?? 'done', fields, message }
    },
  }
}
