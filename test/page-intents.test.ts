import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { RouterContextProvider } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { carryContext } from '#web/carry/ask.ts'
import routes from '#web/routes.ts'
import { sessionsContext } from '#web/hatch/sign-in.ts'

// The sign-out page reads no form. The forms of developers keep nothing and are not found in production.
const withoutIntent = [
  'pages/api/logout.ts',
  'pages/api/federated-logout.ts',
  'pages/dev/forms.tsx',
  'pages/dev/forms/blocks.tsx',
]

const filesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)])
const hasAction = (file: string) =>
  /export (?:const|async function) action\b/.test(readFileSync(`src/web/${file}`, 'utf8'))
const files = [...new Set(filesOf(routes))].filter((file) => !withoutIntent.includes(file) && hasAction(file))

const anything = vi.fn(async () => {
  throw new Error('an unknown intent asks for nothing')
})

const argsOf = (intent: string) => {
  const url = new URL('https://yoake.example/client/candidates')
  const context = new RouterContextProvider()
  context.set(carryContext, anything)
  context.set(sessionsContext, {
    signIn: anything,
    signInStep: anything,
    signInWithPasskey: anything,
    open: anything,
    signOut: anything,
  })
  const request = new Request(url, { method: 'POST', body: new URLSearchParams({ intent }) })
  return { request, url, params: { scoutInvitationId: crypto.randomUUID() }, context }
}

const refusalOf = async (file: string, end: 'action' | 'clientAction') => {
  const page: Record<string, (args: unknown) => Promise<unknown>> = await import(
    /* @vite-ignore */ new URL(`../src/web/${file}`, import.meta.url).href
  )
  return page[end]?.(argsOf('unheard-of')).catch((error: unknown) => error)
}

describe('an act no page of ours sends is refused with 400, on the server and in the browser', () => {
  test.each(files)('%s', async (file) => {
    const onServer = await refusalOf(file, 'action')
    const onClient = (await refusalOf(file, 'clientAction')) ?? onServer
    for (const answer of [onServer, onClient])
      expect(answer).toMatchObject({ data: { code: 'invalid_input' }, init: { status: 400 } })
    expect(anything).not.toHaveBeenCalled()
  })
})

const isSent = /export const clientAction\b/
const keepsTyped = /\b(?:actOnClient|orLost|sendToServer|signInOrLost)\(/

test.each(files)('§8 an act of %s that is lost with the connection does not replace the page', (file) => {
  const source = readFileSync(`src/web/${file}`, 'utf8')
  expect(isSent.test(source) && keepsTyped.test(source)).toBe(true)
})
