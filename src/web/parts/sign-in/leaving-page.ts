const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * The answer to a form that leads to another site. A redirect would be refused by the policy of the page that sent the
 * form; a refresh is none.
 */
export const leavingPage = (to: string, headers: Record<string, string>) =>
  new Response(
    `<!doctype html><html lang="ja"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="0; url=${escaped(to)}"><title>移動しています</title>
<body style="font-family:sans-serif;padding:24px"><p>移動しています。画面が変わらないときは、<a href="${escaped(to)}">こちらから進んでください</a>。</p>`,
    { headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } },
  )
