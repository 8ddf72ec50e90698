import { html } from 'hono/html'

type Problem = { title: string; body: string }
const unexpected: Problem = {
  title: 'サーバーの問題でページを表示できません',
  body: '時間をおいて、もう一度お試しください。',
}

/** A page without parts of the product, for errors of the pages themselves. */
export const problemPage = (requestId: string, productName: string, { title, body }: Problem = unexpected) =>
  html`<!doctype html>
    <html lang="ja">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}｜${productName}</title>
      <style>
        :root {
          color-scheme: light dark;
        }
        body {
          display: grid;
          min-height: 100dvh;
          margin: 0;
          place-content: center;
          padding: 24px;
          font: 400 1rem/1.7 sans-serif;
          text-align: center;
          color: light-dark(#1f1b24, #ece8f2);
          background: light-dark(#fbfaf8, #15101d);
        }
        h1 {
          font-size: 1.25rem;
        }
        a {
          color: light-dark(#4b2a7b, #cbb5f2);
        }
        small {
          color: light-dark(#5a5462, #b9b0c6);
        }
      </style>
      <main>
        <h1>${title}</h1>
        <p>${body}</p>
        <p><a href="">再読み込み</a></p>
        <small>エラーID ${requestId}</small>
      </main>
    </html>`
