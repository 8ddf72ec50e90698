import type { RefusalCode, Sentence } from '../refusal.ts'

/** Refusals of a request as such, whatever it asks for. */
export const requestText = {
  too_many_requests: '操作の回数が上限に達しました。しばらく時間をおいて、もう一度お試しください。',
  request_too_large: '送信できる大きさを超えています。画像を減らすか小さくして、もう一度お試しください。',
  request_too_slow: '送信に時間がかかりすぎたため、受け付けられませんでした。接続を確認して、もう一度お試しください。',
  length_required: '送信する内容の長さが示されていません。Content-Lengthヘッダーを付けて、もう一度送信してください。',
  json_post_only: 'この送り方には対応していません。JSON（Content-Type: application/json）をPOSTで送信してください。',
  method_not_taken: 'この画面では送信を受け付けていません。画面を読み込み直して、もう一度お試しください。',
  form_only:
    'この画面では、フォームから送信した内容だけを受け付けています。画面を読み込み直して、もう一度お試しください。',
  form_unreadable: '送信した内容を読み取れませんでした。接続を確認して、もう一度送信してください。',
  server_busy: 'ただいまアクセスが集中しています。少し待ってから、もう一度お試しください。',
  outcome_unknown:
    'サーバーの問題で、結果を確認できませんでした。反映されているかをご確認のうえ、必要でしたらもう一度お試しください。',
  idempotency_key_reused: '送信内容が前回と異なります。画面を再読み込みして、もう一度お試しください。',
  query_too_complex: '一度に取得する内容が多すぎます。分けて取得してください。',
  document_not_allowed: 'この問い合わせには対応していません。画面を再読み込みして、もう一度お試しください。',
} as const satisfies { [Code in RefusalCode]?: Sentence }
