import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Keeps what the server sent for scripts/check-html.ts, which names the folder; otherwise does nothing. */
export function keepHtml(address: string, html: string) {
  const folder = process.env['KEEP_HTML_IN']
  if (!folder) return
  const name = `${process.pid}-${readdirSync(folder).length}.html`
  writeFileSync(join(folder, name), `${html}\n<!-- ${address.replaceAll('--', '- -')} -->`)
}
