#!/usr/bin/env bash
# react-router 8.4.0, a data router in a browser's window (jsdom 27.0.1, react-dom 19.3.1).
#
# Seen: a form is refused (its action answers data), is corrected and sent again, and now leads to another page. On that
# way, with the second form in `formData`, `useActionData()` and `useFetcher().data` still give the answer to the first
# form. The router itself holds `undefined` for the fetcher then; the provider keeps what it had last. So "loading, with
# a form and a refusal" says both that this form was refused and that it was done: the two differ only by whether the
# refusal was there before the form was sent.
#
# Output seen on 2026-11-30:
#   refused   navigation loading first form, answer refused; fetcher loading first form, answer refused
#   done      navigation loading second form, answer refused; fetcher loading second form, answer refused
#   the router itself, for the fetcher, on the way: none
#
# Exits 1 when this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error react-router@8.4.0 react@19.3.1 react-dom@19.3.1 jsdom@27.0.1 >/dev/null
cat >ask.mjs <<'EOF'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<div id="root"></div>', { url: 'http://localhost/' })
Object.assign(globalThis, { window, document: window.document })
const { createElement } = await import('react')
const { createRoot } = await import('react-dom/client')
const { createMemoryRouter, redirect, RouterProvider, useActionData, useFetcher, useNavigation } = await import(
  'react-router'
)

const pause = () => new Promise((resolve) => setTimeout(resolve, 30))
const action = async ({ request }) =>
  (await request.formData()).get('name') === 'first' ? { answer: 'refused' } : redirect('/done')
const slow = async () => {
  await pause()
  return null
}
const drawn = { refused: new Set(), done: new Set() }
let phase = 'refused'
function Page() {
  const [{ state, formData }, answer, fetcher] = [useNavigation(), useActionData(), useFetcher({ key: 'one' })]
  const say = (what, is, form, data) =>
    is === 'loading' && form && drawn[phase].add(`${what} loading ${form.get('name')} form, answer ${data?.answer}`)
  say('navigation', state, formData, answer)
  say('fetcher', fetcher.state, fetcher.formData, fetcher.data)
  return null
}
const router = createMemoryRouter([
  { id: 'page', path: '/', action, loader: slow, Component: Page },
  { path: '/done', loader: slow, Component: () => null },
], { hydrationData: { loaderData: { page: null } } })
createRoot(document.getElementById('root')).render(createElement(RouterProvider, { router }))
await pause()

const formOf = (name) => {
  const form = new FormData()
  form.set('name', name)
  return form
}
const byNavigation = (name) => router.navigate('/', { formMethod: 'post', formData: formOf(name) })
const byFetcher = (name) => router.fetch('one', 'page', '/', { formMethod: 'post', formData: formOf(name) })
let ofRouter = 'none'
router.subscribe(({ fetchers }) => {
  const one = fetchers.get('one')
  if (phase === 'done' && one?.state === 'loading' && one.data) ofRouter = one.data.answer
})
for (const send of [byNavigation, byFetcher]) {
  phase = 'refused'
  await send('first')
  await pause()
  phase = 'done'
  await send('second')
  await pause()
  await pause()
  await router.navigate('/')
  await pause()
}
const lines = [
  `refused   ${[...drawn.refused].join('; ')}`,
  `done      ${[...drawn.done].join('; ')}`,
  `the router itself, for the fetcher, on the way: ${ofRouter}`,
]
console.log(lines.join('\n'))
const seen = `refused   navigation loading first form, answer refused; fetcher loading first form, answer refused
done      navigation loading second form, answer refused; fetcher loading second form, answer refused
the router itself, for the fetcher, on the way: none`
const isAsSeen = lines.join('\n') === seen
console.log(isAsSeen ? 'as seen' : 'changed')
process.exit(isAsSeen ? 0 : 1)
EOF
node ask.mjs
