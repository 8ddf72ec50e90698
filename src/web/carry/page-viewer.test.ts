import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageOfNobody, pageViewerHeader } from '#ground/page-viewer.ts'
import { TypedDocumentString } from '../generated/graphql.ts'
import { askFromBrowser } from './ask.ts'
import { nameViewerToServer, sayPageViewer, viewerIdIn } from './page-viewer.ts'

const reading = new TypedDocumentString<object, Record<string, never>>('query A { a }')
const sending = new TypedDocumentString<object, Record<string, never>>('mutation B { b }')

let named: (string | null)[]
beforeEach(() => {
  named = []
  vi.stubGlobal('location', { pathname: '/candidate/contact-us', origin: 'http://localhost' })
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    named.push(new Headers(init?.headers).get(pageViewerHeader))
    return Response.json({ data: {} })
  })
  nameViewerToServer()
})
afterEach(() => vi.unstubAllGlobals())

/** The names that go along with a question, an act, and the router's own two. */
async function namesOf(viewerId: string) {
  const end = sayPageViewer(() => viewerId)
  await askFromBrowser()(reading)
  await askFromBrowser()(sending)
  await fetch(new URL('http://localhost/candidate.data'))
  await fetch(new URL('http://localhost/candidate.data'), { method: 'POST' })
  end()
  return named.splice(0)
}

test('§6 a page names its viewer in all that it asks and sends, a page of guests nobody in what it sends', async () => {
  expect(await namesOf('one')).toEqual(['one', 'one', 'one', 'one'])
  expect(await namesOf(pageOfNobody)).toEqual([null, pageOfNobody, null, pageOfNobody])
})

test('§6 a layout without a viewer is nobody’s, and a page without a layout names none', () => {
  expect(viewerIdIn({ 'pages/candidate/layout': { viewer: { id: 'one' } } })).toBe('one')
  expect(viewerIdIn({ 'pages/candidate/layout': { viewer: null } })).toBe(pageOfNobody)
  expect(viewerIdIn({ 'pages/open/policy': {} })).toBeNull()
})
