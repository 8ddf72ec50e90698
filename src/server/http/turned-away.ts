import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { RefusalCode } from '#ground/refusal.ts'
import { refusedResponse } from '#door/refused.ts'
import { currentRequestId } from '#platform/log.ts'
import { problemPage } from './problem-page.ts'
import { bareProblemPolicy } from './safety-headers.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** The name in the title of every page (§1). */
    productName: string
  }
}

type Reason = Extract<
  RefusalCode,
  | 'request_too_large'
  | 'request_too_slow'
  | 'length_required'
  | 'method_not_taken'
  | 'form_only'
  | 'form_unreadable'
  | 'too_many_requests'
  | 'server_busy'
>

const pages: Record<Reason, { status: ContentfulStatusCode; title: string; body: string }> = {
  request_too_large: {
    status: 413,
    title: '送信できる大きさを超えています',
    body: '内容を短くして、もう一度お試しください。ブラウザの「戻る」で、入力した画面に戻れます。',
  },
  request_too_slow: {
    status: 408,
    title: '送信に時間がかかりすぎました',
    body: '接続を確認して、もう一度お試しください。ブラウザの「戻る」で、入力した画面に戻れます。',
  },
  length_required: {
    status: 411,
    title: 'この送り方には対応していません',
    body: 'ブラウザの「戻る」で前の画面に戻り、もう一度お試しください。',
  },
  method_not_taken: {
    status: 405,
    title: 'この画面では送信を受け付けていません',
    body: 'ブラウザの「戻る」で前の画面に戻り、もう一度お試しください。',
  },
  form_only: {
    status: 415,
    title: 'この送り方には対応していません',
    body: 'この画面では、フォームから送信した内容だけを受け付けています。ブラウザの「戻る」で前の画面に戻り、もう一度お試しください。',
  },
  form_unreadable: {
    status: 400,
    title: '送信した内容を読み取れませんでした',
    body: '途中で通信が切れた可能性があります。ブラウザの「戻る」で入力した画面に戻り、もう一度送信してください。',
  },
  too_many_requests: {
    status: 429,
    title: '操作の回数が上限に達しました',
    body: 'しばらく時間をおいて、もう一度お試しください。',
  },
  server_busy: {
    status: 503,
    title: 'ただいまアクセスが集中しています',
    body: '少し待ってから、もう一度お試しください。送信した内容があるときは、ブラウザの「戻る」で入力した画面に戻れます。',
  },
}

const speaksJson = (path: string) => /^(\/admin)?\/graphql$|\.data$|^\/errors$/.test(path)

/**
 * The answer to a request that is refused before its work begins: JSON for a script, a page for a person, without a
 * database query.
 */
export function turnedAway(c: Context, code: Reason, headers: Record<string, string> = {}) {
  const { status, ...problem } = pages[code]
  if (speaksJson(c.req.path)) return refusedResponse(code, { status, headers })
  return c.html(problemPage(currentRequestId() ?? '', c.get('productName'), problem), status, {
    'cache-control': 'no-store',
    'content-security-policy': bareProblemPolicy,
    ...headers,
  })
}

/** Random seconds, so that the visitors of one rush do not all come back at once. */
export const retryAfter = () => String(2 + Math.floor(Math.random() * 4))
export const busy = (c: Context, headers: Record<string, string> = {}) =>
  turnedAway(c, 'server_busy', { 'retry-after': retryAfter(), ...headers })
