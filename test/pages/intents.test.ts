import { existsSync, readFileSync } from 'node:fs'
import { RouterContextProvider } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { builtRoutes, type BuiltRoute } from './built.ts'

// The sign-out page reads no form. The forms of developers keep nothing and are not found in production.
const withoutIntent = ['pages/api/logout', 'pages/api/federated-logout', 'pages/dev/forms', 'pages/dev/forms/blocks']

const { routes, contexts } = await builtRoutes()
const acting = routes.filter(({ file, module }) => module.action && !withoutIntent.includes(file))

const anything = vi.fn(async () => {
  throw new Error('an unknown intent asks for nothing')
})

const argsOf = (intent: string) => {
  const url = new URL('https://yoake.example/client/candidates')
  const context = new RouterContextProvider()
  context.set(contexts.carryContext, anything)
  context.set(contexts.isOtherViewerContext, async () => false)
  context.set(contexts.sessionsContext, {
    signIn: anything,
    signInStep: anything,
    signInWithPasskey: anything,
    open: anything,
    signOut: anything,
  })
  const request = new Request(url, { method: 'POST', body: new URLSearchParams({ intent }) })
  return { request, url, params: { scoutInvitationId: crypto.randomUUID() }, context }
}

const refusalOf = async ({ module }: BuiltRoute, end: 'action' | 'clientAction') =>
  module[end]?.(argsOf('unheard-of')).catch((error: unknown) => error)

describe('an act no page of ours sends is refused with 400, on the server and in the browser', () => {
  test('many pages act', () => expect(acting.length).toBeGreaterThan(80))

  test.each(acting)('$file', async (route) => {
    const onServer = await refusalOf(route, 'action')
    const onClient = (await refusalOf(route, 'clientAction')) ?? onServer
    for (const answer of [onServer, onClient])
      expect(answer).toMatchObject({ data: { code: 'invalid_input' }, init: { status: 400 } })
    expect(anything).not.toHaveBeenCalled()
  })
})

const fileOfId: Record<string, string> = {
  'intellectual-result': 'pages/candidate/assessment/intellectual/result',
  'personality-result': 'pages/candidate/assessment/personality/result',
}
const isSent = /export const clientAction\b/
const keepsTyped = /\b(?:actOnClient|orLost|sendToServer|signInOrLost)\(/

test.each(acting)('§8 an act of $file that is lost with the connection does not replace the page', ({ file }) => {
  const path = `src/web/${fileOfId[file] ?? file}`
  const source = readFileSync(existsSync(`${path}.tsx`) ? `${path}.tsx` : `${path}.ts`, 'utf8')
  expect(isSent.test(source) && keepsTyped.test(source)).toBe(true)
})
