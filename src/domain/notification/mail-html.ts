/** The parts of a mail in the order of its text. */
export type MailParts = {
  subject: string
  productName: string
  greeting: string
  lines: readonly string[]
  action: string
  url: string
  /** Why the mail came. */
  because: string
  endingUrl: string | null
  sender: readonly string[]
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)

const link = (url: string, text = url) =>
  `<a class="link" href="${escaped(url)}" style="color:#4b2a7b;overflow-wrap:anywhere">${escaped(text)}</a>`
const withLinks = (line: string) =>
  line
    .split(/(https?:\/\/[^\s「」（）]+)/)
    .map((part, at) => (at % 2 === 1 ? link(part) : escaped(part)))
    .join('')

/** 「確認コード：123456」 */
const named = /^(.{2,8}コード)：([\dA-Z-]{6,})$/
const code = (name: string, value: string) =>
  `${term(name)}<br><strong style="font-size:28px;letter-spacing:0.15em;line-height:1.5">${value}</strong>`
const term = (line: string) =>
  `<strong class="second" style="font-size:13px;color:#5a5462">${escaped(line.replace(/^■/, ''))}</strong>`

/** A heading 「■…」, a code of digits, or words. */
function written(line: string) {
  if (line.startsWith('■')) return term(line)
  const [, name, value] = named.exec(line) ?? []
  return name && value ? code(name, value) : withLinks(line)
}

const paragraph = (lines: readonly string[], style = '') =>
  `<p style="margin:0 0 20px;${style}">${lines.join('<br>')}</p>`

function paragraphs(lines: readonly string[]) {
  const groups: string[][] = [[]]
  for (const line of lines)
    if (line === '') groups.push([])
    else groups.at(-1)?.push(written(line))
  return groups.filter(({ length }) => length > 0).map((group) => paragraph(group))
}

/** The action of a mail, which leads to an address in its text and to a button in its HTML. */
const byButton = (action: string) =>
  action
    .replace('次のURLを開いて', '次のボタンを押して')
    .replace('次のURLをご覧', '次のボタンからご覧')
    .replaceAll('次のURL', '次のボタン')

// Mail programs read no custom properties and few selectors, so the colours of tokens.css are repeated here.
const byNight = `@media (prefers-color-scheme: dark) {
.page { background: #15101d !important; color: #ece8f2 !important }
.card { background: #1f1929 !important; border-color: #393046 !important }
.second { color: #b9b0c6 !important }
.link { color: #cbb5f2 !important }
.button { background: #cbb5f2 !important; color: #24143d !important }
}`

const font = "font-family:'Hiragino Sans','Noto Sans JP','Yu Gothic',Meiryo,sans-serif"

/** The mail as HTML, without pictures and without anything that tells the sender of its reading. */
export function mailHtml({
  subject,
  productName,
  greeting,
  lines,
  action,
  url,
  because,
  endingUrl,
  sender,
}: MailParts) {
  const body = [
    paragraph([escaped(greeting)]),
    ...paragraphs(lines),
    paragraph([escaped(byButton(action))]),
    `<p style="margin:0 0 20px"><a class="button" href="${escaped(url)}" style="display:inline-block;padding:12px 32px;border-radius:8px;background:#4b2a7b;color:#ffffff;font-weight:bold;text-decoration:none">${escaped(productName)}で開く</a></p>`,
    `<p class="second" style="margin:0;font-size:13px;color:#5a5462">ボタンから開けないときのURL：<br>${link(url)}</p>`,
  ]
  const foot = [
    escaped(because),
    ...(endingUrl ? [link(endingUrl, 'この種類のメールを止める')] : []),
    ...sender.map(escaped),
  ]
  return `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>
:root { color-scheme: light dark }
${byNight}
</style>
</head>
<body class="page" style="margin:0;background:#fbfaf8;color:#1f1b24;font-size:16px;line-height:1.75;word-break:auto-phrase;text-wrap:pretty;${font}">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 12px;font-size:18px;font-weight:bold"><span style="display:inline-block;width:12px;height:12px;margin-right:8px;border-radius:6px;background:#f2a900"></span>${escaped(productName)}</p>
<div class="card" style="padding:24px;border:1px solid #e5e0e8;border-radius:12px;background:#ffffff">
${body.join('\n')}
</div>
<p class="second" style="margin:20px 8px 0;font-size:13px;color:#5a5462">${foot.join('<br>')}</p>
</div>
</body>
</html>
`
}
