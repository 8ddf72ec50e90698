import type { PageVisit, SentFile } from '../e2e/page-visit.ts'
import type { App } from './app.ts'
import { emptyRequired, entriesOf, formOf, isDisabled } from './form.ts'
import {
  around,
  attribute,
  byId,
  differentlyBuilt,
  elementsIn,
  hasAttribute,
  parseHtml,
  setAttribute,
  wordsOf,
  type Element,
} from './html.ts'
import { searched, type Sheet } from './part.ts'
import { openJar, type Jar } from './jar.ts'

type Ask = { method?: string; body?: RequestInit['body']; headers?: Record<string, string> }
type Answer = { status: number; headers: Headers; text: string }

/** A browser's part of HTTP and HTML without scripts: its cookies, its page, its forms. */
export type Visitor = PageVisit & {
  cookies: Jar
  /** One answer to one request; no redirect is followed. */
  ask: (path: string, options?: Ask) => Promise<Response>
  get: (path: string) => Promise<{ status: number; html: string }>
  /** The open page. */
  answer: () => Answer
  document: () => ReturnType<typeof parseHtml>
  title: () => string
}

const redirects = new Set([301, 302, 303, 307, 308])
/** As in browsers. */
const maxRedirects = 20

export function visit(app: App, { address }: { address?: string } = {}): Visitor {
  const cookies = openJar()
  const files = new Map<Element, File>()
  let url = new URL('/', app.url)
  let answer: Answer = { status: 0, headers: new Headers(), text: '' }
  let root = parseHtml('')

  async function ask(path: string, { method = 'GET', body = null, headers = {} }: Ask = {}) {
    const request = new Request(new URL(path, url), {
      method,
      body,
      headers: {
        ...(cookies.header() && { cookie: cookies.header() }),
        ...(method === 'POST' && { origin: app.url, 'sec-fetch-site': 'same-origin', referer: url.href }),
        ...headers,
      },
      redirect: 'manual',
    })
    const response = await app.receive(request, address)
    cookies.take(response.headers.getSetCookie())
    return response
  }

  /** The last answer behind all redirects, and its address. */
  async function follow(path: string, options: Ask = {}) {
    let at = new URL(path, url)
    let response = await ask(at.href, options)
    for (let count = 0; redirects.has(response.status); count += 1) {
      if (count === maxRedirects) throw new Error(`${path} leads in a circle`)
      const isKept = response.status === 307 || response.status === 308
      at = new URL(response.headers.get('location') ?? '', at)
      if (at.origin !== app.url) throw new Error(`${path} leads away to ${at.href}`)
      response = await ask(at.href, isKept ? options : {})
    }
    return { at, response }
  }

  async function open(path: string, options?: Ask) {
    const { at, response } = await follow(path, options)
    answer = { status: response.status, headers: response.headers, text: await response.text() }
    // A file is saved, and the page stays.
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return
    url = at
    root = parseHtml(answer.text)
    files.clear()
    const astray = differentlyBuilt(root)
    if (astray.length > 0)
      throw new Error(`${url.href} is not built as it is written: ${astray.map(({ tagName }) => tagName).join()}`)
  }

  async function submit(form: Element, button: Element) {
    const told = (name: string) => attribute(button, `form${name}`) ?? attribute(form, name)
    const isChecked = !hasAttribute(form, 'novalidate') && !hasAttribute(button, 'formnovalidate')
    const missing = isChecked ? emptyRequired(root, form, files) : undefined
    if (missing) throw new Error(`the browser asks for ${missing} first on ${url.href}`)
    const entries = entriesOf(root, form, button, files)
    const action = new URL(told('action') || url.href, url)
    const asText = new URLSearchParams(
      entries.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
    )
    if (told('method')?.toLowerCase() !== 'post') {
      action.search = String(asText)
      return open(action.href)
    }
    if (told('enctype') !== 'multipart/form-data') return open(action.href, { method: 'POST', body: asText })
    const body = new FormData()
    for (const [name, value] of entries) body.append(name, value)
    return open(action.href, { method: 'POST', body })
  }

  /** Presses a part as a browser does before scripts run. */
  async function press(element: Element) {
    for (const one of around(element)) {
      const target = attribute(one, 'popovertarget')
      const opened = target === null ? null : byId(root, target)
      if (opened) return setAttribute(opened, 'open', hasAttribute(opened, 'open') ? null : '')
      if (one.tagName === 'summary') {
        const details = around(one)[1]
        return details && setAttribute(details, 'open', hasAttribute(details, 'open') ? null : '')
      }
      const href = one.tagName === 'a' ? attribute(one, 'href') : null
      if (href !== null) return open(href)
      const form = ['button', 'input'].includes(one.tagName) && formOf(root, one)
      if (form && (attribute(one, 'type') ?? 'submit') === 'submit') {
        if (isDisabled(one)) throw new Error(`a press on a disabled button on ${url.href}`)
        return submit(form, one)
      }
    }
    throw new Error(`a press without scripts does nothing: ${wordsOf(element)} on ${url.href}`)
  }

  const sheet: Sheet = {
    root: () => root,
    where: () =>
      `${url.href} (${answer.status}, ${elementsIn(root)
        .filter(({ tagName }) => tagName === 'h1')
        .map(wordsOf)
        .join()})`,
    press,
    attach: (field, { name, mimeType, buffer }: SentFile) =>
      void files.set(field, new File([new Uint8Array(buffer)], name, { type: mimeType })),
  }

  return {
    ...searched(sheet, () => [root]),
    cookies,
    ask,
    async get(path) {
      const { response } = await follow(path)
      return { status: response.status, html: await response.text() }
    },
    async goto(path) {
      await open(path)
      return { status: () => answer.status }
    },
    answer: () => answer,
    document: () => root,
    title: () =>
      elementsIn(root)
        .filter(({ tagName }) => tagName === 'title')
        .map(wordsOf)[0] ?? '',
    url: () => url.href,
    async waitForURL(pattern) {
      const isThere =
        typeof pattern === 'function'
          ? pattern(url)
          : typeof pattern === 'string'
            ? url.href.endsWith(pattern.replace(/^\*\*/, ''))
            : pattern.test(url.href)
      if (!isThere) throw new Error(`not at ${String(pattern)} but at ${sheet.where()}`)
    },
    request: {
      async post(path, { form, headers = {} } = {}) {
        const body = form ? new URLSearchParams(form) : null
        const { response } = await follow(path, { method: 'POST', body, headers })
        return { status: () => response.status }
      },
    },
  }
}
