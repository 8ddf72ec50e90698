import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The newest mail to the address, as `/dev/mail` shows it. */
export async function mailTo(page: Page, email: string, subject = '') {
  const find = async () => {
    const list = await (await page.request.get('/dev/mail')).text()
    return list.split('<tr>').find((row) => row.includes(email) && row.includes(subject))
  }
  await expect.poll(find).toBeDefined()
  const id = /\/dev\/mail\/([\w-]+)/.exec((await find()) ?? '')?.[1]
  return (await page.request.get(`/dev/mail/${id}`)).text()
}

/** The path of the mail's first link to a page with a code. */
export const codeLinkIn = (mail: string) => /https?:\/\/[^/\s"<]+(\/[^\s"<]*\?code=[\w-]+)/.exec(mail)?.[1] ?? ''
