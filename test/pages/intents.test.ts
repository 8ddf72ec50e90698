import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { RouterContextProvider } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import sourceRoutes from '#web/routes.ts'
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

// Where scripts run, the page keeps the chosen scheme itself.
const withoutScripts = ['pages/api/scheme']
const filesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)])
const hasAction = (file: string) =>
  /export (?:const|async function) action\b/.test(readFileSync(`src/web/${file}`, 'utf8'))
const files = [...new Set(filesOf(sourceRoutes))].filter(
  (file) => ![...withoutIntent, ...withoutScripts].includes(file.replace(/\.tsx?$/, '')) && hasAction(file),
)
const isSent = /export (?:const|async function) clientAction\b/
const keepsTyped = /\b(?:actOnClient|orLost|sendToServer|signInOrLost)\(/

test.each(files)('§8 an act of %s that is lost with the connection does not replace the page', (file) => {
  const source = readFileSync(`src/web/${file}`, 'utf8')
  expect(isSent.test(source) && keepsTyped.test(source)).toBe(true)
})
