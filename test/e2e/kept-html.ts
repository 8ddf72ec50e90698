import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Response } from 'playwright-core'

/** Keeps what the server sent for scripts/check-html.ts, which names the folder; otherwise does nothing. */
export async function keepHtml(address: string, response: Response | null) {
  const folder = process.env['KEEP_HTML_IN']
  if (!folder || !response) return
  const name = `${process.pid}-${readdirSync(folder).length}.html`
  writeFileSync(join(folder, name), `${await response.text()}\n<!-- ${address.replaceAll('--', '- -')} -->`)
}
